import { useMessageFiles, type MessageFile } from '../../forms/use-message-files';
import { ticketBounds } from '../../generated/bounds';

interface SentFile {
  readonly id: string;
}

export type TicketUpload = MessageFile<SentFile>;

/** The files of a message to support, with the ids of those that are uploaded. */
export function useTicketFiles() {
  const uploads = useMessageFiles<SentFile>({
    pathOf: ({ name }) => `/uploads/tickets?${new URLSearchParams({ name })}`,
    sentOf: (answer) => (answer as { file: SentFile }).file,
    max: ticketBounds.files.max,
  });
  return { ...uploads, ids: uploads.files.flatMap(({ sent }) => sent?.id ?? []) };
}
