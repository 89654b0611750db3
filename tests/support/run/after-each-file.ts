import { afterAll } from 'vitest';
import { dropDatabases } from '../test-db.js';

// Loaded before every file of the projects with a database: the hook registered first runs last, after the file has stopped its apps.
afterAll(dropDatabases);
