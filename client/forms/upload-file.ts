import { fromWire, type AppError } from '../apollo/app-error';

interface UploadOptions {
  /** The endpoint with its query. */
  path: string;
  file: File;
  accessToken: string | null;
  /** 0–1 of the bytes sent. */
  onProgress: (share: number) => void;
}

/** A file on its way. */
export interface Upload {
  /** Null when it arrived; what went wrong otherwise. Never settles after `cancel`. */
  outcome: Promise<AppError | null>;
  /** What the server told of it, once it has arrived. */
  answer: () => unknown;
  cancel: () => void;
}

const NO_ANSWER: AppError = { code: 'NETWORK', params: {}, fields: [] };

/** Sends one file; fetch tells no progress, so this is the older way. */
export function uploadFile({ path, file, accessToken, onProgress }: UploadOptions): Upload {
  const request = new XMLHttpRequest();
  const outcome = new Promise<AppError | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status === 201 ? null : problemOf(request.responseText));
    request.onerror = () => resolve(NO_ANSWER);
  });
  request.open('POST', path);
  if (accessToken) request.setRequestHeader('Authorization', `Bearer ${accessToken}`);
  const form = new FormData();
  form.append('file', file);
  const leave = whenThereIsRoom(() => request.send(form));
  void outcome.then(leave);
  const cancel = () => {
    request.abort();
    leave();
  };
  return { outcome, answer: () => JSON.parse(request.responseText) as unknown, cancel };
}

/* The server takes three files of an account at once; the others wait here. */
const AT_ONCE = 3;
const sending = new Set<() => void>();
const waiting = new Set<() => void>();

/** Calls at once or later; the answer ends it, or takes it off the list. */
function whenThereIsRoom(start: () => void): () => void {
  const begin = () => {
    sending.add(start);
    start();
  };
  const leave = () => {
    waiting.delete(begin);
    if (!sending.delete(start)) return;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    next();
  };
  if (sending.size < AT_ONCE) begin();
  else waiting.add(begin);
  return leave;
}

function problemOf(body: string): AppError {
  try {
    return fromWire((JSON.parse(body) as { errors?: [] }).errors);
  } catch {
    return { ...NO_ANSWER, code: 'INTERNAL' };
  }
}
