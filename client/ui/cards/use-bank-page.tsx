import { useState, type ReactNode } from 'react';
import { BankDialog } from './BankDialog';

interface OpenPage {
  url: string;
  settle: (isDone: boolean) => void;
}

/** The bank's page as a question: `ask` answers whether the page said that it is done; how it went, the server asks the bank. */
export function useBankPage(): { ask: (url: string) => Promise<boolean>; page: ReactNode } {
  const [open, setOpen] = useState<OpenPage | null>(null);
  const end = (isDone: boolean) => {
    open?.settle(isDone);
    setOpen(null);
  };
  return {
    ask: (url) => new Promise((settle) => setOpen({ url, settle })),
    page: <BankDialog url={open?.url ?? null} onClose={() => end(false)} onDone={() => end(true)} />,
  };
}
