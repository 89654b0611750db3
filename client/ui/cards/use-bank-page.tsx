import { useState, type ReactNode } from 'react';
import { BankDialog } from './BankDialog';

interface OpenPage {
  url: string;
  settle: (isDone: boolean) => void;
}

/**
 * The bank's page in a dialog: `confirm` resolves to whether the page reported that it is finished; the server asks the bank for the
 * result.
 */
export function useBankPage(): { confirm: (url: string) => Promise<boolean>; page: ReactNode } {
  const [open, setOpen] = useState<OpenPage | null>(null);
  const end = (isDone: boolean) => {
    open?.settle(isDone);
    setOpen(null);
  };
  return {
    confirm: (url) => new Promise((settle) => setOpen({ url, settle })),
    page: <BankDialog url={open?.url ?? null} onClose={() => end(false)} onDone={() => end(true)} />,
  };
}
