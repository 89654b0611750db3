import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { failedWith, type AppError } from '../../../client/apollo/app-error';
import type { MessageFile } from '../../../client/forms/use-message-files';
import { FileActions } from '../../../client/ui/controls/FileActions';
import { renderAt } from '../support/render';

const FAILED = failedWith('NETWORK').problem;

function Row() {
  const [problem, setProblem] = useState<AppError | null>(FAILED);
  return (
    <FileActions
      file={{ problem } as MessageFile<unknown>}
      retryLabel="Subir plano.pdf otra vez"
      removeLabel="Quitar plano.pdf"
      onRetry={() => setProblem(null)}
      onRemove={() => undefined}
    />
  );
}

function Tray() {
  const [names, setNames] = useState(['plano.pdf', 'foto.jpg']);
  return (
    <div>
      {names.length > 0 && (
        <ul aria-label="Archivos" tabIndex={-1}>
          {names.map((name) => (
            <li key={name}>
              <FileActions
                file={{ problem: null } as MessageFile<unknown>}
                retryLabel="Otra vez"
                removeLabel={`Quitar ${name}`}
                onRetry={() => undefined}
                onRemove={() => setNames((before) => before.filter((one) => one !== name))}
              />
            </li>
          ))}
        </ul>
      )}
      <textarea aria-label="Mensaje" />
    </div>
  );
}

test('U3 the focus of a removed file moves to the list, and after the last one to the text', async () => {
  renderAt('/', <Tray />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar plano.pdf' }));
  expect(screen.getByRole('list', { name: 'Archivos' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar foto.jpg' }));
  expect(screen.getByRole('textbox', { name: 'Mensaje' })).toHaveFocus();
});

test('U3 the focus stays at a file that is sent again', async () => {
  renderAt('/', <Row />);
  await userEvent.click(screen.getByRole('button', { name: 'Subir plano.pdf otra vez' }));
  expect(screen.queryByRole('button', { name: 'Subir plano.pdf otra vez' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar plano.pdf' })).toHaveFocus();
});
