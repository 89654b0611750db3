import { Field, Mutation, ObjectType } from 'type-graphql';
/**
 * A mutation that answers a payload type named after it: `giveNotice` answers `GiveNoticePayload`. The type is made
 * here, because most payloads have one field and none is used by a second mutation.
 */
export function PayloadMutation({ payload, ...options }) {
    return (target, method, descriptor) => {
        const type = payloadType(method, payload);
        Mutation(() => type, options)(target, method, descriptor);
    };
}
function payloadType(mutation, fields) {
    const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
    class PayloadClass {
    }
    ObjectType(name, { description: `What \`${mutation}\` answers.` })(PayloadClass);
    for (const [field, [type, description, nullable]] of Object.entries(fields))
        Field(type, { description, ...nullable })(PayloadClass.prototype, field);
    return PayloadClass;
}
//# sourceMappingURL=payload.js.map