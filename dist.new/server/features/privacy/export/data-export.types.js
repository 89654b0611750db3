var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType, registerEnumType } from 'type-graphql';
/** The states of a data export. */
export var DataExportStatus;
(function (DataExportStatus) {
    DataExportStatus["QUEUED"] = "queued";
    DataExportStatus["RUNNING"] = "running";
    DataExportStatus["READY"] = "ready";
    DataExportStatus["FAILED"] = "failed";
    DataExportStatus["EXPIRED"] = "expired";
})(DataExportStatus || (DataExportStatus = {}));
registerEnumType(DataExportStatus, {
    name: 'DataExportStatus',
    description: 'State of a data export.',
    valuesConfig: {
        QUEUED: { description: 'Waits for a worker.' },
        RUNNING: { description: 'Is being written.' },
        READY: { description: 'Can be downloaded.' },
        FAILED: { description: 'Failed; request another one.' },
        EXPIRED: { description: 'The file has been deleted after its retention period.' },
    },
});
let DownloadLink = class DownloadLink {
    url;
    expiresAt;
};
__decorate([
    Field(() => String, { description: 'Path on this site.' })
], DownloadLink.prototype, "url", void 0);
__decorate([
    Field(() => Date, { description: 'When the URL stops working.' })
], DownloadLink.prototype, "expiresAt", void 0);
DownloadLink = __decorate([
    ObjectType({ description: 'A URL that opens a file for some minutes without an authorization header.' })
], DownloadLink);
export { DownloadLink };
//# sourceMappingURL=data-export.types.js.map