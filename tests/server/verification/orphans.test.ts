import { afterAll, beforeEach, expect, test } from 'vitest';
import { documentFiles } from '../../../server/features/verification/documents/document-store.js';
import { pdf, sendDocument, VerificationWorld } from '../../support/verification.js';

const world = await VerificationWorld.create();

afterAll(() => world.app.stop());
beforeEach(() => world.reset());

test('P8 deletes a document whose upload was killed before its row was written', async () => {
  // The process is killed after the file is stored.
  const orphan = await documentFiles.store(world.app.context(), Buffer.from('nobody knows of it'), (key) =>
    Promise.resolve(key),
  );
  const id = await world.started();
  await sendDocument(world.applicant, id, 'front', pdf());
  const stored = await world.stored();
  expect(stored).toHaveLength(2);
  await world.runJobs('verification.drop-orphan');
  expect(await world.stored()).toEqual(stored.filter((name) => !orphan.endsWith(name)));
});
