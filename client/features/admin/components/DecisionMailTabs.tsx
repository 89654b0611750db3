import { useTranslation } from 'react-i18next';
import type { DecisionReader } from '../../../generated/schema';
import { SeenMails } from './SeenMails';

interface DecisionMailTabsProps {
  mails: readonly { readonly reader: DecisionReader; readonly subject: string; readonly text: string }[] | undefined;
  error: Error | undefined;
  onSeen: (isSeen: boolean) => void;
}

/** What each reader of a decision will get, told by what they have to do with it. */
export function DecisionMailTabs({ mails, ...rest }: DecisionMailTabsProps) {
  const { t } = useTranslation('staff');
  return (
    <SeenMails mails={mails?.map(({ reader, ...mail }) => ({ name: t(`room.reader.${reader}`), ...mail }))} {...rest} />
  );
}
