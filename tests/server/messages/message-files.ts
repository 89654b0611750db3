import type { GraphqlClient } from '../../support/graphql-client.js';

export interface UploadedFile {
  readonly status: number;
  readonly attachment?: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly sizeBytes: number;
    readonly width: number | null;
    readonly height: number | null;
    readonly url: string;
  };
  readonly code?: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
}

/** Uploads a file as the composer does. */
export async function uploadFile(
  client: GraphqlClient,
  conversationId: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'plano.pdf',
): Promise<UploadedFile> {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const { 'content-type': _, ...headers } = client.headers();
  const response = await fetch(`${client.url}/uploads/messages?${new URLSearchParams({ conversationId, name })}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const body = (await response.json()) as {
    attachment?: UploadedFile['attachment'];
    errors?: { extensions: { code: string; fields?: UploadedFile['fields'] } }[];
  };
  const error = body.errors?.[0]?.extensions;
  return {
    status: response.status,
    ...(body.attachment ? { attachment: body.attachment } : {}),
    ...(error ? { code: error.code, ...(error.fields ? { fields: error.fields } : {}) } : {}),
  };
}

/** The smallest complete PDF. */
export function pdf(text = 'contrato'): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`);
}
