import { uploadFile, type Upload } from '../../../forms/upload-file';

interface PhotoOptions {
  spaceId: string;
  /** Repeated with the same key, the server stores it once. */
  clientKey: string;
  file: File;
  accessToken: () => Promise<string | null>;
  /** 0–1 of the bytes sent. */
  onProgress: (share: number) => void;
}

/** Uploads one picture of a space. */
export function uploadPhoto({ spaceId, clientKey, ...rest }: PhotoOptions): Upload {
  return uploadFile({ path: `/uploads/space-photos?${new URLSearchParams({ spaceId, clientKey })}`, ...rest });
}
