import { failedWith, fromWire, toAppError, type AppError } from '../apollo/app-error';

interface UploadOptions {
  /** The endpoint with its query. */
  path: string;
  file: File;
  /** Read when the upload begins; one that cannot be read is a problem of the upload. */
  accessToken: () => Promise<string | null>;
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

const NO_ANSWER = failedWith('NETWORK').problem;

/** Uploads one file with XMLHttpRequest, because fetch does not report progress. */
export function uploadFile({ path, file, accessToken, onProgress }: UploadOptions): Upload {
  let isCancelled = false;
  let request: XMLHttpRequest | undefined;
  let leave = (): void => undefined;
  const outcome = new Promise<AppError | null>((resolve) => {
    const send = async (): Promise<void> => {
      const token = await accessToken();
      if (isCancelled) return;
      const sent = new XMLHttpRequest();
      request = sent;
      sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      sent.onload = () => resolve(sent.status === 201 ? null : problemOf(sent.responseText));
      sent.onerror = () => resolve(NO_ANSWER);
      sent.open('POST', path);
      if (token) sent.setRequestHeader('Authorization', `Bearer ${token}`);
      const form = new FormData();
      form.append('file', file);
      sent.send(form);
    };
    leave = whenSlotIsFree(() => void send().catch((error: unknown) => resolve(toAppError(error))));
  });
  void outcome.then(leave);
  const cancel = () => {
    isCancelled = true;
    request?.abort();
    leave();
  };
  return { outcome, answer: () => JSON.parse(request?.responseText ?? '') as unknown, cancel };
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
    return failedWith('INTERNAL').problem;
  }
}
