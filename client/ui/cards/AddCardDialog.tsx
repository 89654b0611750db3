import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast';
import { CardChoice } from './CardChoice';
import { CardDialog } from './CardDialog';
import { useBankPage } from './use-bank-page';
import { useCardForm } from './use-card-form';
import { useSaveCard } from './use-save-card';

/** Saves another card; nothing is charged. */
export function AddCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cards');
  const bank = useBankPage();
  const save = useSaveCard(bank.confirm);
  const card = useCardForm('', async (values) => {
    if ((await save(values)) === null) return;
    toast({ title: t('add.done'), description: t('add.doneText') });
    onClose();
  });
  return (
    <CardDialog
      title={t('add.title')}
      submit={t('add.submit')}
      back={t('back')}
      card={card}
      bankPage={bank.page}
      onClose={onClose}
    >
      <CardChoice cards={[]} />
      <chakra.p textStyle="small" color="fg.muted">
        {t('add.mandate')}
      </chakra.p>
    </CardDialog>
  );
}
