import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { tryNamespaces } from '../../i18n/setup';

const ProhibitedGoodsDialog = lazy(async () => {
  const [file] = await Promise.all([import('./ProhibitedGoodsDialog'), tryNamespaces(['prohibitedGoods'])]);
  return { default: file.ProhibitedGoodsDialog };
});

/** A link-like button within a text that opens the list of prohibited goods. */
export function ProhibitedGoodsButton({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        display="inline"
        minH="6"
        fontWeight="500"
        color="link"
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Suspense>{isOpen && <ProhibitedGoodsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
