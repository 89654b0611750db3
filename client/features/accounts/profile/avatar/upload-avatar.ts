import { fromWire, toAppError, type AppError } from '../../../../apollo/app-error';

/** A square of the picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/** Uploads the viewer's picture with the chosen square; returns null, or the problem. */
export async function uploadAvatar(
  file: File,
  { x, y, size }: Square,
  accessToken: () => Promise<string | null>,
): Promise<AppError | null> {
  const form = new FormData();
  form.append('file', file);
  try {
    const token = await accessToken();
    const response = await fetch(`/uploads/avatar?x=${x}&y=${y}&size=${size}`, {
      method: 'POST',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      body: form,
    });
    if (response.status === 201) return null;
    return fromWire(((await response.json()) as { errors?: [] }).errors);
  } catch (error) {
    return toAppError(error);
  }
}
