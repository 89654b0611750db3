import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RequestFailed, toAppError, type AppError } from '../../../client/apollo/app-error';
import type { MessageFile } from '../../../client/forms/use-message-files';
import { FileActions } from '../../../client/ui/controls/FileActions';
import { renderAt } from '../support/render';

const FAILED = toAppError(new RequestFailed({ code: 'NETWORK', params: {}, fields: [] }));

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

test('U3 the focus stays at a file that is sent again', async () => {
  renderAt('/', <Row />);
  await userEvent.click(screen.getByRole('button', { name: 'Subir plano.pdf otra vez' }));
  expect(screen.queryByRole('button', { name: 'Subir plano.pdf otra vez' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar plano.pdf' })).toHaveFocus();
});
