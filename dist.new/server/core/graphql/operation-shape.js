import { Kind, } from 'graphql';
import { DOCUMENT_LIMITS } from './limits.js';
const INTROSPECTION_ROOTS = new Set(['__schema', '__type']);
/** One place of the response, with how many fields and spreads of the document lead to it. */
class Level {
    fields = 0;
    spreads = 0;
    below = new Map();
    at(responseName) {
        let level = this.below.get(responseName);
        if (!level)
            this.below.set(responseName, (level = new Level()));
        return level;
    }
}
class Counter {
    fragments;
    aliases = 0;
    directives = 0;
    depth = 0;
    selections = 0;
    overlaps = 0;
    isIntrospection = false;
    hasGivenUp = false;
    constructor(fragments) {
        this.fragments = fragments;
    }
    walk(set, place) {
        if (place.isCounted)
            this.depth = Math.max(this.depth, place.depth);
        // Counting stops here: whatever lies deeper is refused anyway.
        if (place.nesting > DOCUMENT_LIMITS.nesting) {
            this.hasGivenUp = true;
            this.depth = Math.max(this.depth, DOCUMENT_LIMITS.nesting);
        }
        const nested = { ...place, nesting: place.nesting + 1 };
        for (const node of set.selections) {
            this.hasGivenUp ||= ++this.selections > DOCUMENT_LIMITS.selections;
            if (this.hasGivenUp)
                return;
            this.directives += node.directives?.length ?? 0;
            if (node.kind === Kind.FIELD) {
                if (node.alias)
                    this.aliases++;
                const isIntrospection = place.isRoot && INTROSPECTION_ROOTS.has(node.name.value);
                this.isIntrospection ||= isIntrospection;
                const level = place.level.at((node.alias ?? node.name).value);
                this.overlaps += level.fields++;
                if (node.selectionSet)
                    this.walk(node.selectionSet, {
                        ...nested,
                        depth: place.depth + 1,
                        isCounted: place.isCounted && !isIntrospection,
                        isRoot: false,
                        level,
                    });
            }
            else if (node.kind === Kind.INLINE_FRAGMENT) {
                this.walk(node.selectionSet, nested);
            }
            else {
                const name = node.name.value;
                this.overlaps += place.level.spreads++;
                const fragment = this.fragments.get(name);
                // A cycle is graphql's to refuse; here it only must not hang.
                if (fragment && !place.path.includes(name))
                    this.walk(fragment.selectionSet, { ...nested, path: [...place.path, name] });
            }
        }
    }
}
function rootFieldNamesOf(set, fragments, path = []) {
    return set.selections.flatMap((node) => {
        if (node.kind === Kind.FIELD)
            return [node.name.value];
        if (node.kind === Kind.INLINE_FRAGMENT)
            return rootFieldNamesOf(node.selectionSet, fragments, path);
        const fragment = fragments.get(node.name.value);
        if (!fragment || path.includes(node.name.value) || path.length > DOCUMENT_LIMITS.nesting)
            return [];
        return rootFieldNamesOf(fragment.selectionSet, fragments, [...path, node.name.value]);
    });
}
/** The shape of a document: the largest of its operations in each count. */
export function shapeOf(document) {
    const fragments = new Map();
    const operations = [];
    for (const definition of document.definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION)
            fragments.set(definition.name.value, definition);
        else if (definition.kind === Kind.OPERATION_DEFINITION)
            operations.push(definition);
    }
    const counter = new Counter(fragments);
    let rootFields = 0;
    const mutationFields = [];
    const queryFields = [];
    for (const operation of operations) {
        counter.directives += operation.directives?.length ?? 0;
        counter.walk(operation.selectionSet, {
            depth: 1,
            nesting: 1,
            isCounted: true,
            isRoot: true,
            level: new Level(),
            path: [],
        });
        // Refused by its depth or size already: fragments that double must not be walked to the end.
        if (counter.hasGivenUp)
            break;
        const names = rootFieldNamesOf(operation.selectionSet, fragments);
        rootFields = Math.max(rootFields, names.length);
        if (operation.operation === 'mutation')
            mutationFields.push(...names);
        else if (operation.operation === 'query')
            queryFields.push(...names);
    }
    const { depth, aliases, directives, selections, overlaps, isIntrospection } = counter;
    return { depth, aliases, directives, selections, overlaps, isIntrospection, rootFields, mutationFields, queryFields };
}
//# sourceMappingURL=operation-shape.js.map