import { editDistance } from './core/values/edit-distance.js';
/** Names that a `.env` file may hold for others: Docker Compose, Node, the system. */
const OF_OTHERS = /^(COMPOSE_|DOCKER_|POSTGRES_|NODE_(?!ENV)|TZ$|LANG$|(HTTPS?|NO)_PROXY$)/i;
/**
 * Misspelt settings, which would otherwise be ignored: any unknown name of the `.env` file, and names of the environment that are one slip away from
 * a setting that is not given. The environment has many other names, so those that are further off or begin with another letter are not ours.
 */
export function unknownSettings(known, given, file) {
    return Object.keys(given)
        .filter((name) => !known.includes(name) && !OF_OTHERS.test(name))
        .flatMap((name) => {
        const nearest = known
            .map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting, 3) }))
            .toSorted((a, b) => a.distance - b.distance)[0];
        const isInFile = name in file;
        if (!nearest || nearest.distance > (isInFile ? 3 : nearest.setting.length < 8 ? 1 : 2))
            return isInFile ? [`${name}: there is no such setting; .env.example lists all`] : [];
        if (!isInFile && (given[nearest.setting] !== undefined || name[0] !== nearest.setting[0]))
            return [];
        return [`${name}: there is no such setting; did you mean ${nearest.setting}?`];
    });
}
//# sourceMappingURL=unknown-settings.js.map