import { Button, Flex } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFootHeight } from '../../../ui/layout/window-foot';
import type { Comparison } from '../use-comparison';

const CompareDialog = lazy(() => import('./CompareDialog').then((file) => ({ default: file.CompareDialog })));

/** Opens the comparison of at least two spaces; sticky while the page scrolls. */
export function CompareBar({ comparison: { ids, clear } }: { comparison: Comparison }) {
  const { t } = useTranslation('favorites');
  const [isOpen, setOpen] = useState(false);
  const footHeight = useFootHeight();
  if (ids.length < 2) return null;
  return (
    <>
      <Flex
        position="sticky"
        style={footHeight}
        bottom="calc(1rem + var(--foot-h))"
        zIndex="docked"
        justify="center"
        mt="8"
        pointerEvents="none"
      >
        <Flex gap="2" p="2" borderRadius="full" bg="bg.panel" borderWidth="1px" boxShadow="2" pointerEvents="auto">
          <Button borderRadius="full" onClick={() => setOpen(true)}>
            <Columns3 size={18} aria-hidden />
            {t('compare.open', { count: ids.length })}
          </Button>
          <Button variant="ghost" borderRadius="full" onClick={clear}>
            {t('compare.clear')}
          </Button>
        </Flex>
      </Flex>
      {isOpen && (
        <Suspense>
          <CompareDialog ids={ids} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
