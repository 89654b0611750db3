import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import { ListLayout } from '../../../client/features/admin/list/ListLayout';
import { useListAddress } from '../../../client/features/admin/list/list-address';
import type { BulkActs } from '../../../client/features/admin/list/bulk-acts';
import { decisions } from '../../../client/features/admin/undo/decisions';
import { Toaster } from '../../../client/ui/feedback/Toaster';
import { renderAt, silentClient, useLanguage } from '../support/render';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly acts: readonly string[];
}

const ROWS: readonly Row[] = ['Ana', 'Berta', 'Carla', 'Dora', 'Elena'].map((name) => ({
  id: name.toLowerCase(),
  name,
  acts: name === 'Elena' ? [] : ['WARN'],
}));
const KEYS = ['q', 'state', 'role', 'level'];
const STATE = { key: 'state', label: 'Estado', options: [{ value: 'LIMITED', label: 'Limitada' }] };
const FURTHER = ['role', 'level'].map((key) => ({ key, label: `Por ${key}`, options: [{ value: '1', label: 'Uno' }] }));

interface RoomProps {
  many: BulkActs<Row>;
  /** The case of a row; its own by default. */
  caseOf?: ((row: Row) => string) | undefined;
}

function Room({ many, caseOf = ({ id }) => id }: RoomProps) {
  return (
    <ListLayout
      title="Personas"
      searchHint="Nombre"
      filters={[STATE, ...FURTHER]}
      columns={[
        { key: 'name', label: 'Persona', cell: ({ name }: Row) => name },
        { key: 'id', label: 'Clave', cell: ({ id }: Row) => id },
      ]}
      address={useListAddress(KEYS)}
      rows={ROWS}
      totalCount={ROWS.length}
      pageSize={50}
      endCursor={null}
      hasNextPage={false}
      error={undefined}
      onRetry={() => {}}
      keyOf={({ id }) => id}
      hrefOf={(row) => `/admin/people/${caseOf(row)}`}
      views={[{ name: 'Limitadas', query: 'state=LIMITED' }]}
      many={many}
      renderCase={(id) => <p>Todo sobre {id}</p>}
    />
  );
}

/** The router's address, and the way back. */
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

const refused = (code: 'FORBIDDEN' | 'VALIDATION_FAILED', path?: string) =>
  new RequestFailed({
    code,
    params: {},
    fields: path ? [{ path, code: 'TEXT_LENGTH', params: { min: 20, max: 1000 } }] : [],
  });

/** The page with an act that the server answers with `answer`; collects the ids the act was sent for. */
function open(
  answer: (id: string) => Promise<unknown> = () => Promise.resolve(),
  at = '/admin/people',
  isUndoable = false,
  caseOf?: (row: Row) => string,
) {
  const sent: string[] = [];
  const onDone = vi.fn();
  const many: BulkActs<Row> = {
    acts: [
      {
        name: 'WARN',
        label: 'Avisar',
        shortcut: 'a',
        fields: [{ name: 'statement', label: 'Razones', kind: 'text' }],
        isUndoable,
      },
    ],
    nameOf: ({ name }) => name,
    renderPreview: (_act, { name }, values) => <p>{`${name} lee: ${values['statement'] ?? ''}`}</p>,
    actsOf: ({ acts }) => acts,
    send: (_act, { id }, values) => {
      sent.push(`${id}: ${values['statement'] ?? ''}`);
      return answer(id);
    },
    onDone,
  };
  renderAt(
    at,
    <ApolloProvider client={silentClient()}>
      <Room many={many} caseOf={caseOf} />
      <Toaster />
      <Address />
    </ApolloProvider>,
  );
  return { sent, onDone };
}

beforeEach(async () => {
  localStorage.clear();
  await useLanguage('es', ['staff', 'errors', 'common']);
});

const checked = (): string[] =>
  screen
    .getAllByRole('checkbox', { name: /^Seleccionar (?!toda)/ })
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => box.getAttribute('aria-label') ?? '');

test('P9 rows are selected by keyboard, single or as a range, and the same reason is sent for each', async () => {
  const { sent, onDone } = open();
  const user = userEvent.setup();
  await user.keyboard('jx');
  expect(checked()).toEqual(['Seleccionar Ana']);
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(checked()).toEqual(['Seleccionar Ana', 'Seleccionar Berta', 'Seleccionar Carla']);
  expect(screen.getByRole('group', { name: 'Con lo seleccionado' })).toHaveTextContent('3 seleccionados');
  await user.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Avisar · 3' });
  await user.type(await within(dialog).findByLabelText('Razones'), 'Dos cuentas del mismo anuncio.');
  expect(dialog).toHaveTextContent('Ana lee: Dos cuentas del mismo anuncio.');
  await user.click(within(dialog).getByRole('button', { name: 'Avisar: 3' }));
  await screen.findByText('Hecho con los 3');
  expect(sent).toEqual(['ana', 'berta', 'carla'].map((id) => `${id}: Dos cuentas del mismo anuncio.`));
  expect(onDone).toHaveBeenCalledOnce();
});

test('P9 a row that fails is listed with its error and retried alone; rows without the act are listed', async () => {
  const answers = new Map([['berta', 1]]);
  const { sent } = open((id) => {
    const left = answers.get(id) ?? 0;
    answers.set(id, left - 1);
    return left > 0 ? Promise.reject(refused('FORBIDDEN')) : Promise.resolve();
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar toda la página' }));
  await user.click(screen.getByRole('button', { name: /^Avisar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Avisar · 4' });
  expect(dialog).toHaveTextContent('No se puede ahora con: Elena');
  await user.type(await within(dialog).findByLabelText('Razones'), 'Dos cuentas del mismo anuncio.');
  await user.click(within(dialog).getByRole('button', { name: 'Avisar: 4' }));
  const results = await within(dialog).findByRole('alert');
  expect(
    within(results)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Ana Hecho', expect.stringMatching(/^Berta (?!Hecho)/) as string, 'Carla Hecho', 'Dora Hecho']);
  sent.length = 0;
  expect(await within(dialog).findByLabelText('Razones')).toHaveValue('Dos cuentas del mismo anuncio.');
  await user.click(within(dialog).getByRole('button', { name: 'Intentarlo otra vez: 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['berta: Dos cuentas del mismo anuncio.']);
});

test('P9 a bulk act can be undone with Escape before it is sent, and its form keeps the text', async () => {
  const { sent } = open(undefined, undefined, true);
  const user = userEvent.setup();
  await user.keyboard('jxjxa');
  const dialog = await screen.findByRole('dialog', { name: 'Avisar · 2' });
  await user.type(await within(dialog).findByLabelText('Razones'), 'Dos cuentas del mismo anuncio.');
  await user.click(within(dialog).getByRole('button', { name: 'Avisar: 2' }));
  await within(dialog).findByText(/^Se decidirá en \d/);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(await within(dialog).findByRole('button', { name: 'Avisar: 2' })).toBeVisible();
  expect(within(dialog).getByLabelText('Razones')).toHaveValue('Dos cuentas del mismo anuncio.');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Avisar: 2' }));
  await within(dialog).findByText(/^Se decidirá en \d/);
  await act(() => decisions.flush());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(['ana', 'berta'].map((id) => `${id}: Dos cuentas del mismo anuncio.`));
});

test('P9 a validation error of a bulk act is shown at its field and stops the remaining rows', async () => {
  const { sent } = open(() => Promise.reject(refused('VALIDATION_FAILED', 'statement')));
  const user = userEvent.setup();
  await user.keyboard('jxjxa');
  const dialog = await screen.findByRole('dialog', { name: 'Avisar · 2' });
  await user.type(await within(dialog).findByLabelText('Razones'), 'Corto');
  await user.click(within(dialog).getByRole('button', { name: 'Avisar: 2' }));
  await within(dialog).findAllByText(/entre 20 y 1\.000/i);
  expect(sent).toEqual(['ana: Corto']);
});

test('P9 views are addresses; the current filters can be saved as a named view and deleted', async () => {
  open(undefined, '/admin/people?state=LIMITED&q=ana');
  const user = userEvent.setup();
  const views = screen.getByRole('navigation', { name: 'Vistas' });
  expect(within(views).queryByRole('link', { current: 'page' })).toBeNull();
  await user.click(within(views).getByRole('button', { name: 'Guardar vista' }));
  await user.type(within(views).getByRole('textbox', { name: 'Nombre de la vista' }), 'Las Anas{Enter}');
  expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('Las Anas');
  await user.click(within(views).getByRole('link', { name: 'Limitadas' }));
  expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('Limitadas');
  await user.keyboard('{Escape}v');
  expect(document.activeElement).toHaveTextContent('Limitadas');
  await user.click(within(views).getByRole('button', { name: 'Borrar la vista Las Anas' }));
  expect(within(views).queryByText('Las Anas')).toBeNull();
});

const address = (): string => screen.getByTestId('address').textContent;
const panel = () => screen.findByRole('complementary', { name: 'Ficha' });

test('P9 Enter opens a row beside the list, J, K and arrows move it, and Escape returns the focus', async () => {
  open(undefined, '/admin/people?state=LIMITED');
  const user = userEvent.setup();
  await user.keyboard('j{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Berta' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await panel()).toHaveTextContent('Todo sobre berta');
  expect(await panel()).toHaveTextContent('2 de 5');
  expect(address()).toBe('/admin/people?state=LIMITED&open=berta');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Ficha'));
  await user.keyboard('jj');
  expect(await panel()).toHaveTextContent('Todo sobre dora');
  await user.keyboard('k');
  expect(address()).toBe('/admin/people?state=LIMITED&open=carla');
  // The open record does not change which view is current.
  expect(screen.getByRole('link', { name: 'Limitadas' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Abrir la ficha entera' })).toHaveAttribute('href', '/admin/people/carla');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Ficha' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Carla' })).toHaveFocus();
  expect(address()).toBe('/admin/people?state=LIMITED');
});

test('P9 rows of one case are moved through one by one, and each is found again by going back', async () => {
  open(undefined, '/admin/people', false, (row) => (row.name === 'Elena' ? 'elena' : 'ana'));
  const user = userEvent.setup();
  await user.keyboard('j{Enter}');
  expect(await panel()).toHaveTextContent('1 de 5');
  for (const position of ['2 de 5', '3 de 5', '4 de 5', '5 de 5']) {
    await user.keyboard('j');
    expect(await panel()).toHaveTextContent(position);
  }
  expect(address()).toBe('/admin/people?open=elena');
  await user.keyboard('kk');
  expect(await panel()).toHaveTextContent('3 de 5');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Carla');
  await user.click(screen.getByRole('link', { name: 'Dora' }));
  expect(await panel()).toHaveTextContent('4 de 5');
  cleanup();
  // By its address alone, the first row of the case.
  open(undefined, '/admin/people?open=ana', false, () => 'ana');
  expect(await panel()).toHaveTextContent('1 de 5');
});

test('P9 the search box keeps its focus and its text while the address follows what is typed', async () => {
  open();
  const user = userEvent.setup();
  const box = screen.getByRole('searchbox', { name: 'Nombre' });
  await user.click(box);
  await user.keyboard('mar');
  await waitFor(() => expect(address()).toBe('/admin/people?q=mar'));
  await user.keyboard('ía ');
  await waitFor(() => expect(address()).toBe('/admin/people?q=mar%C3%ADa'));
  await user.keyboard('x');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('maría x');
  await waitFor(() => expect(address()).toBe('/admin/people?q=mar%C3%ADa+x'));
  // What changes the address otherwise changes the text, also back to an earlier one.
  await user.click(screen.getByRole('link', { name: 'Limitadas' }));
  await waitFor(() => expect(box).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  await waitFor(() => expect(box).toHaveValue('maría x'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(address()).toBe('/admin/people?q=mar%C3%ADa+x');
});

test('P9 on a narrow screen a row opens its own page', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as never,
  );
  open();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Dora' }));
  expect(address()).toBe('/admin/people/dora');
});

test('P9 a hidden column stays hidden for that user only', async () => {
  localStorage.setItem('hueco_session', 'usr_1');
  open();
  const user = userEvent.setup();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Persona', 'Clave']);
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(screen.getByRole('checkbox', { name: 'Clave' }));
  expect(screen.queryByRole('columnheader', { name: 'Clave' })).toBeNull();
  cleanup();
  open();
  expect(screen.queryByRole('columnheader', { name: 'Clave' })).toBeNull();
  cleanup();
  localStorage.setItem('hueco_session', 'usr_2');
  open();
  expect(screen.getByRole('columnheader', { name: 'Clave' })).toBeInTheDocument();
});

test('P9 the key F adds a filter; a filter can be cleared and stays in place when it has been used', async () => {
  open(undefined, '/admin/people?role=1');
  const user = userEvent.setup();
  const names = () => screen.getAllByRole('combobox').map((one) => one.getAttribute('aria-label'));
  expect(names()).toEqual(['Estado', 'Por role', 'Por level']);
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Por role' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin\/people$/);
  expect(screen.getByRole('combobox', { name: 'Por role' })).toHaveFocus();
  cleanup();

  open();
  expect(names()).toEqual(['Estado', 'Por role']);
  await user.keyboard('f');
  expect(screen.getByRole('button', { name: 'Nombre' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Por level' }));
  expect(screen.getByRole('combobox', { name: 'Por level' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Por level' }), '1');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/people?level=1');
  expect(screen.queryByRole('button', { name: 'Quitar el filtro Por role' })).toBeNull();
  await user.click(document.body);
  await user.keyboard('f{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Nombre' })).toHaveFocus();
});
