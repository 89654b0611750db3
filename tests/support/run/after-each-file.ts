import { afterAll } from 'vitest';
import { dropDatabases } from '../test-db.js';

// Loaded before every file of the projects with a database: what is registered first runs last, when the file has stopped its apps.
afterAll(dropDatabases);
