import { registerEnumType } from 'type-graphql';
/** Why a host blocks days; only the host sees it. */
export var BlockReason;
(function (BlockReason) {
    BlockReason["OWN_USE"] = "own_use";
    BlockReason["WORKS"] = "works";
    BlockReason["AWAY"] = "away";
    BlockReason["OTHER"] = "other";
})(BlockReason || (BlockReason = {}));
registerEnumType(BlockReason, {
    name: 'BlockReason',
    description: 'Why a host blocks days; only the host sees it.',
    valuesConfig: {
        OWN_USE: { description: 'The host uses the space.' },
        WORKS: { description: 'Works or cleaning.' },
        AWAY: { description: 'The host is away.' },
        OTHER: { description: 'Something else.' },
    },
});
//# sourceMappingURL=space-block-types.js.map