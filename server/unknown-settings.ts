import { editDistance } from './core/values/edit-distance.js';

type Names = Readonly<Record<string, unknown>>;

/** Names in a `.env` file that belong to others: Docker Compose, Node, the system. */
const OF_OTHERS = /^(COMPOSE_|DOCKER_|POSTGRES_|NODE_(?!ENV)|TZ$|LANG$|(HTTPS?|NO)_PROXY$)/i;

/**
 * Misspelt settings, which would otherwise be ignored: any unknown name of the `.env` file, and names of the environment that are one typo
 * away from a missing setting. The environment has many other names, so those that differ more or begin with another letter are ignored.
 */
export function unknownSettings(known: readonly string[], given: Names, file: Names): string[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name) && !OF_OTHERS.test(name))
    .flatMap((name) => {
      const nearest = known
        .map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting, 3) }))
        .toSorted((a, b) => a.distance - b.distance)[0];
      const isInFile = name in file;
      if (!nearest || nearest.distance > (isInFile ? 3 : nearest.setting.length < 8 ? 1 : 2))
        return isInFile ? [`${name}: there is no such setting; .env.example lists all`] : [];
      if (!isInFile && (given[nearest.setting] !== undefined || name[0] !== nearest.setting[0])) return [];
      return [`${name}: there is no such setting; did you mean ${nearest.setting}?`];
    });
}
