import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BulkActDialog } from '../../../client/features/admin/list/BulkActDialog';
import { MeasurePreview } from '../../../client/features/admin/people/MeasurePreview';
import { measureOf } from '../../../client/features/admin/people/person-fields';
import { PersonDecision } from '../../../client/features/admin/people/PersonDecision';
import { SpaceDecision } from '../../../client/features/admin/space-cases/SpaceDecision';
import { renderAnswered } from '../support/answers';
import { bulkAct } from '../support/bulk-act';
import { useLanguage } from '../support/render';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await useLanguage('es', ['staff', 'common', 'domain', 'errors']);
});

const PERSON = { id: 'usr_1', fullName: 'Marta Ruiz', availableActs: ['WARN', 'VIEW_AS'], roles: [], measures: [] };
const SPACE = {
  id: 'spc_1',
  type: 'STORAGE',
  host: { id: 'usr_1', displayName: 'Marta R.' },
  staffRecord: { availableActs: ['HIDE', 'SHOW'], lat: 40.41, lng: -3.7 },
};
const STATEMENT = 'Dos cuentas con las fotos del mismo garaje.';
const ignore = () => undefined;

/** Answers each preview when the test says so. */
function server() {
  const asked: (() => void)[] = [];
  const mailOf = (name: string) => (variables: object) =>
    new Promise<object>((resolve) => {
      const text = JSON.stringify(variables);
      asked.push(() => resolve({ [name]: { __typename: 'MailPreview', subject: `Correo ${asked.length}`, text } }));
    });
  return {
    asked,
    answers: {
      Reasons: () => ({ reasons: [{ __typename: 'Reason', code: 'FRAUD', name: 'Fraude' }] }),
      MeasurePreview: mailOf('measurePreview'),
      SpaceActPreview: mailOf('spaceActPreview'),
    },
  };
}

const write = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^(Motivos|Razones)/ }), { target: { value: text } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Writes, changes the text after its mail came, and answers each time. */
async function expectWaits(asked: (() => void)[], name: string | RegExp): Promise<void> {
  await write(STATEMENT);
  expect(button(name)).toBeDisabled();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(button(name)).toBeDisabled();
  act(() => asked[0]?.());
  await waitFor(() => expect(button(name)).toBeEnabled());
  await write(`${STATEMENT} Otra vez.`);
  expect(button(name)).toBeDisabled();
  await waitFor(() => expect(asked).toHaveLength(2));
  act(() => asked[1]?.());
  await waitFor(() => expect(button(name)).toBeEnabled());
}

test('P9 a measure on a person waits for the mail of what is written now', async () => {
  const { asked, answers } = server();
  renderAnswered(<PersonDecision person={PERSON as never} onDone={ignore} />, answers);
  fireEvent.click(await screen.findByRole('radio', { name: /^Avisar/ }));
  await expectWaits(asked, 'Avisar');
});

test('P9 an act on a space waits for the mail of what is written now', async () => {
  const { asked, answers } = server();
  renderAnswered(<SpaceDecision space={SPACE as never} notes={{}} onDone={ignore} onRefused={ignore} />, answers);
  fireEvent.click(await screen.findByRole('radio', { name: /^Ocultar/ }));
  await expectWaits(asked, /^Ocultar/);
});

test('P9 an act on many waits for the mail of the first', async () => {
  const { asked, answers } = server();
  const warn = bulkAct('WARN', 'Avisar');
  const many = {
    acts: [warn],
    nameOf: ({ fullName }: typeof PERSON) => fullName,
    actsOf: () => ['WARN'],
    renderPreview: (_act: string, person: typeof PERSON, values: object, onSeen: (isSeen: boolean) => void) => {
      const measure = measureOf('WARN', values as Record<string, string>);
      return measure && <MeasurePreview person={person} measure={measure} onSeen={onSeen} />;
    },
    send: () => Promise.resolve(),
    onDone: ignore,
  };
  renderAnswered(
    <BulkActDialog act={warn} many={many} rows={[PERSON]} keyOf={({ id }) => id} onClose={ignore} />,
    answers,
  );
  expect(await within(await screen.findByRole('dialog')).findByText('Marta Ruiz')).toBeVisible();
  await expectWaits(asked, 'Avisar: 1');
});
