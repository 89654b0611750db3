import { readFileSync } from 'node:fs';
import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { fromProjectRoot } from '../../core/paths.js';

/** A migration whose statements stand in an SQL file beside this one. */
function sqlMigration(name: string): MigrationObject {
  class SqlMigration extends Migration {
    override up(): void {
      this.addSql(readFileSync(fromProjectRoot('server', 'db', 'migrations', `${name}.sql`), 'utf8'));
    }
  }
  return { name, class: SqlMigration };
}

/** All migrations in order; listed by hand, so that the compiled program needs no look into folders. */
export const migrationsList: MigrationObject[] = [
  sqlMigration('0001-initial'),
  sqlMigration('0002-accounts-whole'),
  sqlMigration('0003-contact'),
  sqlMigration('0004-waiting-list'),
  sqlMigration('0005-favorites'),
  sqlMigration('0006-favorite-lists'),
  sqlMigration('0007-saved-searches'),
  sqlMigration('0008-article-answers'),
  sqlMigration('0009-search-goods'),
  sqlMigration('0010-space-reports'),
  sqlMigration('0011-data-requests'),
  sqlMigration('0012-suspended-hosts'),
  sqlMigration('0013-stays'),
  sqlMigration('0014-messages'),
  sqlMigration('0015-reviews'),
  sqlMigration('0016-message-extras'),
  sqlMigration('0017-earlier-conversations'),
  sqlMigration('0018-review-decisions'),
  sqlMigration('0020-demo-accounts'),
  sqlMigration('0021-host-kind'),
  sqlMigration('0022-page-changes'),
];
