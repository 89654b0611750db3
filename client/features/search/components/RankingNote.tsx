import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/Dialog';

const POINTS = ['fit', 'near', 'price', 'size', 'complete', 'answers', 'fresh', 'paid'] as const;

/** "Cómo ordenamos": the criteria of the recommended order, in a dialog. */
export function RankingNote() {
  const { t } = useTranslation('search');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        color="link"
        fontWeight="500"
        textDecoration="underline"
        textUnderlineOffset="3px"
        minH="6"
        cursor="pointer"
        _hover={{ color: 'link.hover' }}
      >
        {t('ranking.title')}
      </chakra.button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('ranking.title')}>
        <chakra.p>{t('ranking.lead')}</chakra.p>
        <chakra.ul display="grid" gap="2" my="4" ps="5" listStyleType="disc" color="fg.muted">
          {POINTS.map((point) => (
            <li key={point}>{t(`ranking.${point}`)}</li>
          ))}
        </chakra.ul>
        <chakra.p textStyle="small" color="fg.muted">
          {t('ranking.others')}
        </chakra.p>
      </Dialog>
    </>
  );
}
