import { readdirSync, readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';
import { fromProjectRoot } from '../../core/paths.js';
const FOLDER = fromProjectRoot('server', 'db', 'migrations');
/** A migration whose statements stand in an SQL file beside this one. */
function sqlMigration(file) {
    class SqlMigration extends Migration {
        up() {
            this.addSql(readFileSync(`${FOLDER}/${file}`, 'utf8'));
        }
    }
    return { name: file.replace(/\.sql$/, ''), class: SqlMigration };
}
/** All migrations, in the order of their numbers. */
export const migrationsList = readdirSync(FOLDER)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map(sqlMigration);
//# sourceMappingURL=list.js.map