import { serve } from '../server/serve.js';
import { devClient } from './dev-client.js';

/** Vite's socket uses this offset from the server's port, so that two programs do not collide. */
const SOCKET_ABOVE = 10_000;

// The whole product with the client from its sources; `npm run dev` restarts it when the server changes.
await serve(({ port }) => devClient(port + SOCKET_ABOVE));
