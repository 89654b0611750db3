import type { GraphqlClient } from './graphql-client.js';

export interface AvatarAnswer {
  readonly status: number;
  readonly avatar?: { readonly url: string; readonly srcSet: string };
  readonly code?: string;
}

/** Uploads the user's own picture as the profile page does. */
export async function uploadAvatar(
  client: GraphqlClient,
  bytes: Uint8Array<ArrayBuffer>,
  crop: string = '',
): Promise<AvatarAnswer> {
  const form = new FormData();
  form.set('file', new File([bytes], 'yo.jpg', { type: 'image/jpeg' }));
  const { 'content-type': _, ...headers } = client.headers();
  const response = await fetch(`${client.url}/uploads/avatar${crop}`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as {
    avatar?: AvatarAnswer['avatar'];
    errors?: { extensions: { code: string } }[];
  };
  const code = body.errors?.[0]?.extensions.code;
  return { status: response.status, ...(body.avatar ? { avatar: body.avatar } : {}), ...(code ? { code } : {}) };
}
