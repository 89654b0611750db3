import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AppError } from '../../../client/apollo/app-error';
import { AddPhotos, PhotoTile, PhotoTiles } from '../../../client/ui/photo/PhotoTiles';
import { renderAt, useLanguage } from '../support/render';

const problem = (fields: AppError['fields']): AppError => ({
  code: fields.length > 0 ? 'VALIDATION_FAILED' : 'NETWORK',
  params: {},
  fields,
});
const words = { removeLabel: 'Quitar suelo', progressLabel: 'Subiendo suelo' };

beforeAll(() => useLanguage('es'));

test('P5 an uploading photo shows its progress and can be removed', () => {
  const onRemove = vi.fn();
  renderAt(
    '/',
    <PhotoTiles>
      <PhotoTile {...words} progress={0.4} onRemove={onRemove} />
    </PhotoTiles>,
  );
  expect(screen.getByRole('progressbar', { name: 'Subiendo suelo' })).toHaveAttribute('value', '0.4');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar suelo' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('P5 a rejected photo shows why, and offers a retry only when that can help', () => {
  const onRetry = vi.fn();
  const refused = (fields: AppError['fields']) => (
    <PhotoTile {...words} progress={0.4} problem={problem(fields)} onRemove={vi.fn()} onRetry={onRetry} />
  );
  const { unmount } = renderAt('/', <PhotoTiles>{refused([])}</PhotoTiles>);
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  renderAt('/', <PhotoTiles>{refused([{ path: 'file', code: 'CLAIM_PHOTOS', params: {} }])}</PhotoTiles>);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('P5 the add tile accepts images, and documents when allowed', () => {
  const onFiles = vi.fn();
  const { container } = renderAt(
    '/',
    <PhotoTiles>
      <AddPhotos label="Añadir fotos" onFiles={onFiles} />
      <AddPhotos label="Añadir" withDocuments onFiles={onFiles} />
    </PhotoTiles>,
  );
  const accepted = [...container.querySelectorAll('input')].map(({ accept }) => accept.includes('pdf'));
  expect(accepted).toEqual([false, true]);
  const file = new File(['x'], 'suelo.jpg', { type: 'image/jpeg' });
  fireEvent.change(container.querySelectorAll('input')[0] as HTMLInputElement, { target: { files: [file] } });
  expect(onFiles).toHaveBeenCalledWith([file]);
});

test('P5 the focus of a photo moves to its group when it is sent again or removed', () => {
  function Group() {
    const [isGone, setGone] = useState(false);
    const [failed, setFailed] = useState<AppError | null>(problem([]));
    return (
      <div role="group" aria-label="Fotos" tabIndex={-1}>
        <PhotoTiles>
          {!isGone && (
            <PhotoTile {...words} problem={failed} onRemove={() => setGone(true)} onRetry={() => setFailed(null)} />
          )}
        </PhotoTiles>
      </div>
    );
  }
  renderAt('/', <Group />);
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  retry.focus();
  fireEvent.click(retry);
  const group = screen.getByRole('group', { name: 'Fotos' });
  expect(group).toHaveFocus();
  const remove = screen.getByRole('button', { name: 'Quitar suelo' });
  remove.focus();
  fireEvent.click(remove);
  expect(group).toHaveFocus();
});
