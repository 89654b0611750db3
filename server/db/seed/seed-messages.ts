import { AttachmentKind } from '../../features/messages/attachments/attachment.enums.js';
import { demoConversations, type ConversationPeople } from './demo-data/demo-conversations.js';
import { insertRows, type SeedTransaction } from './insert-rows.js';
import { seedConversations } from './make-conversations.js';
import type { DemoBooking } from './make-booking.js';
import { Random } from './random.js';
import { renderPdf } from './sample-pdf.js';

/** A file of the demo, to be encrypted and stored like message attachments. */
export interface SampleAttachment {
  readonly storageKey: string;
  readonly bytes: Buffer;
}

/** Its own stream, so that the other demo data stay the same. */
const SEED = 20_261_123;

const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'medidas-mudanza.pdf': [
    'Medidas de la mudanza',
    '',
    'Sofá de tres plazas: 1,95 x 0,90 x 0,80 m',
    'Mesa de comedor: 1,60 x 0,90 m (patas desmontables)',
    'Cuatro sillas: 0,45 x 0,45 x 0,90 m',
    'Estantería: 1,80 x 0,80 x 0,30 m',
    'Colchón de 1,35 x 1,90 m, con funda',
    'Treinta cajas de 0,40 x 0,30 x 0,30 m',
    '',
    'En total, unos 6 m³.',
  ],
  'inventario.pdf': [
    'Inventario de lo que queda',
    '',
    '2 bicicletas',
    '6 cajas de libros',
    '1 lámpara de pie',
    '1 alfombra enrollada, 2 m',
  ],
};

/** The conversations of the demo accounts; returns the sent files to store. */
export async function seedMessages(
  tx: SeedTransaction,
  people: ConversationPeople,
  made: readonly DemoBooking[],
  now: Date,
): Promise<SampleAttachment[]> {
  const random = new Random(SEED);
  const sent = await seedConversations(tx, demoConversations(people), people.plans, made, now);
  const files = sent.map((file) => ({
    file,
    storageKey: `messages/${random.uuid()}`,
    bytes: renderPdf(SHEETS[file.name] ?? []),
  }));
  await insertRows(
    tx,
    'MessageAttachment',
    files.map(({ file, storageKey, bytes }) => ({
      id: random.uuid(),
      conversationId: file.conversationId,
      uploaderId: file.senderId,
      messageId: file.messageId,
      position: 0,
      storageKey,
      kind: AttachmentKind.PDF,
      name: file.name,
      bytes: bytes.length,
      createdAt: file.at.toISOString(),
    })),
  );
  return files.map(({ storageKey, bytes }) => ({ storageKey, bytes }));
}
