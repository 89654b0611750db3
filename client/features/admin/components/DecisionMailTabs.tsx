import { useTranslation } from 'react-i18next';
import type { DecisionReader } from '../../../generated/schema';
import { SeenMails, type SeenMailsProps } from './SeenMails';

interface DecisionMailTabsProps extends Omit<SeenMailsProps, 'mails'> {
  mails: readonly { readonly reader: DecisionReader; readonly subject: string; readonly text: string }[] | undefined;
}

/** The mail of each recipient of a decision, in tabs labelled by their role. */
export function DecisionMailTabs({ mails, ...rest }: DecisionMailTabsProps) {
  const { t } = useTranslation('staff');
  return (
    <SeenMails mails={mails?.map(({ reader, ...mail }) => ({ name: t(`room.reader.${reader}`), ...mail }))} {...rest} />
  );
}
