import { fromWire, type AppError } from '../apollo/app-error';

interface UploadOptions {
  /** The endpoint with its query. */
  path: string;
  file: File;
  accessToken: string | null;
  /** 0–1 of the bytes sent. */
  onProgress: (share: number) => void;
}

/** A running upload. */
export interface Upload {
  /** Null on success, else the error. Never settles after `cancel`. */
  outcome: Promise<AppError | null>;
  /** The server's response, once uploaded. */
  answer: () => unknown;
  cancel: () => void;
}

const NO_ANSWER: AppError = { code: 'NETWORK', params: {}, fields: [] };

/** Uploads one file with XMLHttpRequest, because fetch does not report progress. */
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
  const leave = whenSlotIsFree(() => request.send(form));
  void outcome.then(leave);
  const cancel = () => {
    request.abort();
    leave();
  };
  return { outcome, answer: () => JSON.parse(request.responseText) as unknown, cancel };
}

/* The server accepts three uploads of an account at once; further ones wait here. */
const AT_ONCE = 3;
const sending = new Set<() => void>();
const waiting = new Set<() => void>();

/** Calls at once or when there is a free slot; the returned function ends the upload, or removes it from the queue. */
function whenSlotIsFree(start: () => void): () => void {
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
