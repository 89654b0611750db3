import { readdirSync, readFileSync } from 'node:fs';
import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { fromProjectRoot } from '../../core/paths.js';

const FOLDER = fromProjectRoot('server', 'db', 'migrations');

/** A migration whose statements stand in an SQL file beside this one. */
function sqlMigration(file: string): MigrationObject {
  class SqlMigration extends Migration {
    override up(): void {
      this.addSql(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    }
  }
  return { name: file.replace(/\.sql$/, ''), class: SqlMigration };
}

/** All migrations, in the order of their numbers. */
export const migrationsList: MigrationObject[] = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
  .sort()
  .map(sqlMigration);
