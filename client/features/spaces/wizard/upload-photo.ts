import { uploadFile, type Upload } from '../../../forms/upload-file';

interface PhotoOptions {
  spaceId: string;
  file: File;
  accessToken: () => Promise<string | null>;
  /** 0–1 of the bytes sent. */
  onProgress: (share: number) => void;
}

/** Uploads one picture of a space. */
export function uploadPhoto({ spaceId, ...rest }: PhotoOptions): Upload {
  return uploadFile({ path: `/uploads/space-photos?spaceId=${encodeURIComponent(spaceId)}`, ...rest });
}
