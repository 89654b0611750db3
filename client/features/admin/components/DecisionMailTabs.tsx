import { useTranslation } from 'react-i18next';
import type { DecisionReader } from '../../../generated/schema';
import { SeenMails } from './SeenMails';

interface DecisionMailTabsProps {
  mails: readonly { readonly reader: DecisionReader; readonly subject: string; readonly text: string }[] | undefined;
  error: Error | undefined;
  onSeen: (isSeen: boolean) => void;
}

/** The mail of each recipient of a decision, in tabs labelled by their role. */
export function DecisionMailTabs({ mails, ...rest }: DecisionMailTabsProps) {
  const { t } = useTranslation('staff');
  return (
    <SeenMails mails={mails?.map(({ reader, ...mail }) => ({ name: t(`room.reader.${reader}`), ...mail }))} {...rest} />
  );
}
