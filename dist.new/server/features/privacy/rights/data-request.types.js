var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
/** GDPR rights that the staff decides on. */
export var DataRequestKind;
(function (DataRequestKind) {
    DataRequestKind["RESTRICT"] = "restrict";
    DataRequestKind["OBJECT"] = "object";
})(DataRequestKind || (DataRequestKind = {}));
registerEnumType(DataRequestKind, {
    name: 'DataRequestKind',
    description: 'A GDPR right that the staff decides on.',
    valuesConfig: {
        RESTRICT: { description: 'Restriction of processing (GDPR, article 18).' },
        OBJECT: { description: 'Objection to processing, including profiling (GDPR, article 21).' },
    },
});
/** The states of a request. */
export var DataRequestStatus;
(function (DataRequestStatus) {
    DataRequestStatus["OPEN"] = "open";
    DataRequestStatus["GRANTED"] = "granted";
    DataRequestStatus["REFUSED"] = "refused";
    DataRequestStatus["WITHDRAWN"] = "withdrawn";
})(DataRequestStatus || (DataRequestStatus = {}));
registerEnumType(DataRequestStatus, {
    name: 'DataRequestStatus',
    description: 'State of a request.',
    valuesConfig: {
        OPEN: { description: 'Not answered yet.' },
        GRANTED: { description: 'Done as requested; the answer says what was done.' },
        REFUSED: { description: 'Refused; the answer says why.' },
        WITHDRAWN: { description: 'Withdrawn by the requester.' },
    },
});
/** How the staff can answer. */
export var DataRequestOutcome;
(function (DataRequestOutcome) {
    DataRequestOutcome["GRANTED"] = "granted";
    DataRequestOutcome["REFUSED"] = "refused";
})(DataRequestOutcome || (DataRequestOutcome = {}));
registerEnumType(DataRequestOutcome, {
    name: 'DataRequestOutcome',
    description: 'How a request is answered.',
    valuesConfig: {
        GRANTED: { description: 'Done as requested.' },
        REFUSED: { description: 'Refused.' },
    },
});
let FileDataRequestInput = class FileDataRequestInput {
    kind;
    details;
};
__decorate([
    Field(() => DataRequestKind, { description: 'Which right.' })
], FileDataRequestInput.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'What is requested and why, 20–3000 characters.' })
], FileDataRequestInput.prototype, "details", void 0);
FileDataRequestInput = __decorate([
    InputType({ description: 'A new data request.' })
], FileDataRequestInput);
export { FileDataRequestInput };
let AnswerDataRequestInput = class AnswerDataRequestInput {
    id;
    outcome;
    answer;
};
__decorate([
    Field(() => ID, { description: 'The request.' })
], AnswerDataRequestInput.prototype, "id", void 0);
__decorate([
    Field(() => DataRequestOutcome, { description: 'Granted or refused.' })
], AnswerDataRequestInput.prototype, "outcome", void 0);
__decorate([
    Field(() => String, { description: 'What was done or why not, shown to the requester; 20–3000 characters.' })
], AnswerDataRequestInput.prototype, "answer", void 0);
AnswerDataRequestInput = __decorate([
    InputType({ description: 'The answer to a request.' })
], AnswerDataRequestInput);
export { AnswerDataRequestInput };
let WithdrawDataRequestInput = class WithdrawDataRequestInput {
    dataRequestId;
};
__decorate([
    Field(() => ID, { description: 'The request.' })
], WithdrawDataRequestInput.prototype, "dataRequestId", void 0);
WithdrawDataRequestInput = __decorate([
    InputType({ description: 'What `withdrawDataRequest` is called with.' })
], WithdrawDataRequestInput);
export { WithdrawDataRequestInput };
//# sourceMappingURL=data-request.types.js.map