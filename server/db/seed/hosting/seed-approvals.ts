import type { Config } from '../../../config.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { Locale } from '../../../core/values/locale.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { changesText, type PartNote } from '../../../features/spaces/approval/changes-text.rules.js';
import { SpacePart } from '../../../features/spaces/approval/space-part.enums.js';
import { SpaceStatus } from '../../../features/spaces/space.enums.js';
import { DEMO_ROOMS } from '../demo-data/demo-rooms.js';
import { demoQuarters } from '../demo-data/demo-streets.js';
import { insertRows, type SeedTransaction } from '../insert-rows.js';
import type { DemoPerson } from '../make-people.js';
import { makeSpace } from '../make-space.js';
import { insertSpaces } from '../market/insert-spaces.js';
import { Random } from '../random.js';
import { noticeRows } from './notice-row.js';

/** A stream of its own: what else the demo holds does not depend on it. */
const SEED = 20_261_128;

interface Demo {
  readonly config: Config;
  /** Whose space waits: nobody of the demo's accounts, so that each of the staff may decide. */
  readonly newcomer: DemoPerson;
  /** Who was asked for changes. */
  readonly asked: DemoPerson;
  readonly moderator: DemoPerson;
  readonly now: Date;
}

interface Unseen {
  readonly host: DemoPerson;
  readonly room: string;
  readonly quarter: string;
  readonly submittedHoursAgo: number;
}

const WORDS = 'Gracias por publicar. Está casi listo: falta esto para que quien busca sepa qué alquila.';
const NOTES: readonly PartNote[] = [
  { part: SpacePart.PHOTOS, note: 'Añade una foto de la puerta: la que hay enseña solo el fondo.' },
  { part: SpacePart.DESCRIPTION, note: 'Di si el pasillo es ancho: no se sabe si cabe un sofá.' },
];
const ASKED_HOURS_AGO = 3;

/**
 * What the staff look at before it is published: a space that waits, and one whose host was asked for changes.
 * Both exist whatever the installation's setting is, as they do after it was switched off.
 */
export async function seedApprovals(tx: SeedTransaction, demo: Demo): Promise<void> {
  const random = new Random(SEED);
  const { newcomer, asked, now } = demo;
  await insertUnseen(tx, random, demo, {
    host: newcomer,
    room: 'storage-03',
    quarter: 'Lavapiés',
    submittedHoursAgo: 7,
  });
  const { id, title } = await insertUnseen(tx, random, demo, {
    host: asked,
    room: 'room-02',
    quarter: 'Arapiles',
    submittedHoursAgo: 20,
  });
  const at = new Date(now.getTime() - ASKED_HOURS_AGO * HOUR_MS);
  await tx.db
    .updateTable('Space')
    .set({ status: SpaceStatus.NEEDS_CHANGES, changesAsked: WORDS, changeNotes: [...NOTES], updatedAt: at })
    .where('id', '=', id)
    .execute();
  const statement = changesText(WORDS, NOTES, Locale.ES);
  await recordAudit(
    { db: tx.db, config: demo.config, clock: { now: () => at } },
    {
      actorId: demo.moderator.id,
      action: 'space.changes_requested',
      objectType: 'Space',
      objectId: id,
      before: { status: SpaceStatus.IN_REVIEW },
      after: { status: SpaceStatus.NEEDS_CHANGES },
      reason: statement,
    },
  );
  const event = 'space.changes_requested';
  const params = { space: title, statement };
  const notices = noticeRows({ id: random.uuid(), userId: asked.id, spaceId: id, event, params, at });
  await insertRows(tx, 'Notification', notices);
}

/** A space that was sent to the staff and never was before the public. */
async function insertUnseen(
  tx: SeedTransaction,
  random: Random,
  { config, now }: Demo,
  { host, room, quarter, submittedHoursAgo }: Unseen,
) {
  const space = makeSpace(random, {
    room: found(DEMO_ROOMS, room),
    quarter: found(demoQuarters(), quarter),
    host,
    now,
    pepper: config.passwordPepper,
  });
  await insertSpaces(tx, random, [{ space }]);
  const submittedAt = new Date(now.getTime() - submittedHoursAgo * HOUR_MS);
  await tx.db
    .updateTable('Space')
    .set({
      status: SpaceStatus.IN_REVIEW,
      publishedAt: null,
      createdAt: new Date(submittedAt.getTime() - HOUR_MS),
      submittedAt,
      updatedAt: submittedAt,
    })
    .where('id', '=', space.id)
    .execute();
  return space;
}

function found<T extends { readonly name: string }>(list: readonly T[], name: string): T {
  const one = list.find((entry) => entry.name === name);
  if (!one) throw new Error(`the demo has no ${name}`);
  return one;
}
