import { serve } from '../server/serve.js';
import { devClient } from './dev-client.js';

/** Vite's own socket is this far above the server's port, so that two programs do not meet. */
const SOCKET_ABOVE = 10_000;

// The whole product with the client from its sources; `npm run dev` starts it again when the server changes.
await serve(({ port }) => devClient(port + SOCKET_ABOVE));
