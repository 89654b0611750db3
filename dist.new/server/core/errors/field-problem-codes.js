import { registerEnumType } from 'type-graphql';
/** What can be wrong with one field of an input: a closed list, with words for each in the client. */
export var FieldProblemCode;
(function (FieldProblemCode) {
    FieldProblemCode["REQUIRED"] = "REQUIRED";
    FieldProblemCode["VALUE_INVALID"] = "VALUE_INVALID";
    FieldProblemCode["TOO_LONG"] = "TOO_LONG";
    FieldProblemCode["EMAIL_INVALID"] = "EMAIL_INVALID";
    FieldProblemCode["EMAIL_TOO_LONG"] = "EMAIL_TOO_LONG";
    FieldProblemCode["FULL_NAME_LENGTH"] = "FULL_NAME_LENGTH";
    FieldProblemCode["PASSWORD_LENGTH"] = "PASSWORD_LENGTH";
    FieldProblemCode["PASSWORD_WEAK"] = "PASSWORD_WEAK";
    FieldProblemCode["PASSWORD_COMMON"] = "PASSWORD_COMMON";
    FieldProblemCode["PASSWORD_CONTAINS_EMAIL"] = "PASSWORD_CONTAINS_EMAIL";
    FieldProblemCode["PASSWORD_MISMATCH"] = "PASSWORD_MISMATCH";
    FieldProblemCode["TERMS_REQUIRED"] = "TERMS_REQUIRED";
    FieldProblemCode["PASSWORD_WRONG"] = "PASSWORD_WRONG";
    FieldProblemCode["PASSWORD_UNCHANGED"] = "PASSWORD_UNCHANGED";
    FieldProblemCode["EMAIL_UNCHANGED"] = "EMAIL_UNCHANGED";
    FieldProblemCode["CODE_INVALID"] = "CODE_INVALID";
    FieldProblemCode["CODE_EXPIRED"] = "CODE_EXPIRED";
    FieldProblemCode["DISPLAY_NAME_LENGTH"] = "DISPLAY_NAME_LENGTH";
    FieldProblemCode["NAME_RESERVED"] = "NAME_RESERVED";
    FieldProblemCode["BIO_TOO_LONG"] = "BIO_TOO_LONG";
    FieldProblemCode["CITY_TOO_LONG"] = "CITY_TOO_LONG";
    FieldProblemCode["LANGUAGES_INVALID"] = "LANGUAGES_INVALID";
    FieldProblemCode["CONTACT_DATA"] = "CONTACT_DATA";
    FieldProblemCode["PHONE_INVALID"] = "PHONE_INVALID";
    FieldProblemCode["CONTACT_PHONE_INVALID"] = "CONTACT_PHONE_INVALID";
    FieldProblemCode["ACCOUNT_UNKNOWN"] = "ACCOUNT_UNKNOWN";
    FieldProblemCode["PHONE_TAKEN"] = "PHONE_TAKEN";
    FieldProblemCode["BIRTH_DATE_INVALID"] = "BIRTH_DATE_INVALID";
    FieldProblemCode["UNDERAGE"] = "UNDERAGE";
    FieldProblemCode["DOCUMENT_REQUIRED"] = "DOCUMENT_REQUIRED";
    FieldProblemCode["DOCUMENT_SIZE"] = "DOCUMENT_SIZE";
    FieldProblemCode["DOCUMENT_TYPE"] = "DOCUMENT_TYPE";
    FieldProblemCode["DOCUMENT_TOO_SMALL"] = "DOCUMENT_TOO_SMALL";
    FieldProblemCode["DOCUMENT_COUNTRY_INVALID"] = "DOCUMENT_COUNTRY_INVALID";
    FieldProblemCode["DOCUMENT_NUMBER_INVALID"] = "DOCUMENT_NUMBER_INVALID";
    FieldProblemCode["DOCUMENT_EXPIRED"] = "DOCUMENT_EXPIRED";
    FieldProblemCode["CONFIRMATION_REQUIRED"] = "CONFIRMATION_REQUIRED";
    FieldProblemCode["ADDRESS_REQUIRED"] = "ADDRESS_REQUIRED";
    FieldProblemCode["CITY_REQUIRED"] = "CITY_REQUIRED";
    FieldProblemCode["POSTAL_CODE_INVALID"] = "POSTAL_CODE_INVALID";
    FieldProblemCode["PIN_OUTSIDE_SPAIN"] = "PIN_OUTSIDE_SPAIN";
    FieldProblemCode["PIN_FAR_FROM_POSTAL_CODE"] = "PIN_FAR_FROM_POSTAL_CODE";
    FieldProblemCode["FLOOR_DOOR_TOO_LONG"] = "FLOOR_DOOR_TOO_LONG";
    FieldProblemCode["TYPE_REQUIRED"] = "TYPE_REQUIRED";
    FieldProblemCode["TITLE_LENGTH"] = "TITLE_LENGTH";
    FieldProblemCode["TITLE_CONTACT_DATA"] = "TITLE_CONTACT_DATA";
    FieldProblemCode["TITLE_ALL_CAPITALS"] = "TITLE_ALL_CAPITALS";
    FieldProblemCode["DESCRIPTION_TOO_SHORT"] = "DESCRIPTION_TOO_SHORT";
    FieldProblemCode["DESCRIPTION_TOO_LONG"] = "DESCRIPTION_TOO_LONG";
    FieldProblemCode["SIZE_OUT_OF_RANGE"] = "SIZE_OUT_OF_RANGE";
    FieldProblemCode["SIDE_OUT_OF_RANGE"] = "SIDE_OUT_OF_RANGE";
    FieldProblemCode["HEIGHT_OUT_OF_RANGE"] = "HEIGHT_OUT_OF_RANGE";
    FieldProblemCode["DOOR_OUT_OF_RANGE"] = "DOOR_OUT_OF_RANGE";
    FieldProblemCode["HUMIDITY_REQUIRED"] = "HUMIDITY_REQUIRED";
    FieldProblemCode["GOODS_REQUIRED"] = "GOODS_REQUIRED";
    FieldProblemCode["CLAIM_TEXT_LENGTH"] = "CLAIM_TEXT_LENGTH";
    FieldProblemCode["CLAIM_REMEDY"] = "CLAIM_REMEDY";
    FieldProblemCode["CLAIM_DETAIL"] = "CLAIM_DETAIL";
    FieldProblemCode["CLAIM_PHOTOS"] = "CLAIM_PHOTOS";
    FieldProblemCode["POLICE_REPORT_REQUIRED"] = "POLICE_REPORT_REQUIRED";
    FieldProblemCode["DISCOVERY_DAY_INVALID"] = "DISCOVERY_DAY_INVALID";
    FieldProblemCode["CLAIM_AMOUNT_OUT_OF_RANGE"] = "CLAIM_AMOUNT_OUT_OF_RANGE";
    FieldProblemCode["INVENTORY_REQUIRED"] = "INVENTORY_REQUIRED";
    FieldProblemCode["NOT_IN_INVENTORY"] = "NOT_IN_INVENTORY";
    FieldProblemCode["PHOTOS_TOO_FEW"] = "PHOTOS_TOO_FEW";
    FieldProblemCode["PHOTOS_TOO_MANY"] = "PHOTOS_TOO_MANY";
    FieldProblemCode["ALT_TOO_LONG"] = "ALT_TOO_LONG";
    FieldProblemCode["PRICE_OUT_OF_RANGE"] = "PRICE_OUT_OF_RANGE";
    FieldProblemCode["PRICE_NOT_WHOLE_EUROS"] = "PRICE_NOT_WHOLE_EUROS";
    FieldProblemCode["MIN_DAYS_OUT_OF_RANGE"] = "MIN_DAYS_OUT_OF_RANGE";
    FieldProblemCode["DISCOUNTS_INVALID"] = "DISCOUNTS_INVALID";
    FieldProblemCode["DEPOSIT_INVALID"] = "DEPOSIT_INVALID";
    FieldProblemCode["POLICY_REQUIRED"] = "POLICY_REQUIRED";
    FieldProblemCode["TRADER_REQUIRED"] = "TRADER_REQUIRED";
    FieldProblemCode["TRADER_BY_TAX_PROFILE"] = "TRADER_BY_TAX_PROFILE";
    FieldProblemCode["TAX_PROFILE_REQUIRED"] = "TAX_PROFILE_REQUIRED";
    FieldProblemCode["TAX_PROFILE_CONTRADICTS"] = "TAX_PROFILE_CONTRADICTS";
    FieldProblemCode["NIF_INVALID"] = "NIF_INVALID";
    FieldProblemCode["ACCESS_MODE_REQUIRED"] = "ACCESS_MODE_REQUIRED";
    FieldProblemCode["ACCESS_HOURS_INVALID"] = "ACCESS_HOURS_INVALID";
    FieldProblemCode["VISIT_NOTICE_OUT_OF_RANGE"] = "VISIT_NOTICE_OUT_OF_RANGE";
    FieldProblemCode["VISITS_OUT_OF_RANGE"] = "VISITS_OUT_OF_RANGE";
    FieldProblemCode["ACCESS_INSTRUCTIONS_LENGTH"] = "ACCESS_INSTRUCTIONS_LENGTH";
    FieldProblemCode["KEYS_OUT_OF_RANGE"] = "KEYS_OUT_OF_RANGE";
    FieldProblemCode["INSTANT_NEEDS_IDENTITY"] = "INSTANT_NEEDS_IDENTITY";
    FieldProblemCode["DECLARATIONS_REQUIRED"] = "DECLARATIONS_REQUIRED";
    FieldProblemCode["AVAILABLE_FROM_INVALID"] = "AVAILABLE_FROM_INVALID";
    FieldProblemCode["DATE_IN_PAST"] = "DATE_IN_PAST";
    FieldProblemCode["FEED_URL_INVALID"] = "FEED_URL_INVALID";
    FieldProblemCode["WEBHOOK_URL_INVALID"] = "WEBHOOK_URL_INVALID";
    FieldProblemCode["REDIRECT_URI_INVALID"] = "REDIRECT_URI_INVALID";
    FieldProblemCode["FEED_SILENT"] = "FEED_SILENT";
    FieldProblemCode["FEED_NOT_A_CALENDAR"] = "FEED_NOT_A_CALENDAR";
    FieldProblemCode["FEED_OWN"] = "FEED_OWN";
    FieldProblemCode["FEED_KNOWN"] = "FEED_KNOWN";
    FieldProblemCode["DATES_REVERSED"] = "DATES_REVERSED";
    FieldProblemCode["DATES_UNCHANGED"] = "DATES_UNCHANGED";
    FieldProblemCode["NOTICE_TOO_SHORT"] = "NOTICE_TOO_SHORT";
    FieldProblemCode["CHANGE_TOO_LATE"] = "CHANGE_TOO_LATE";
    FieldProblemCode["AMOUNT_OUT_OF_RANGE"] = "AMOUNT_OUT_OF_RANGE";
    FieldProblemCode["STAY_TOO_SHORT"] = "STAY_TOO_SHORT";
    FieldProblemCode["STAY_TOO_LONG"] = "STAY_TOO_LONG";
    FieldProblemCode["START_TOO_FAR"] = "START_TOO_FAR";
    FieldProblemCode["BEFORE_AVAILABLE"] = "BEFORE_AVAILABLE";
    FieldProblemCode["FILTER_OUT_OF_RANGE"] = "FILTER_OUT_OF_RANGE";
    FieldProblemCode["SETTING_OUT_OF_RANGE"] = "SETTING_OUT_OF_RANGE";
    FieldProblemCode["CONTACT_MESSAGE_LENGTH"] = "CONTACT_MESSAGE_LENGTH";
    FieldProblemCode["GOOD_FAITH_REQUIRED"] = "GOOD_FAITH_REQUIRED";
    FieldProblemCode["MESSAGE_TOO_LONG"] = "MESSAGE_TOO_LONG";
    FieldProblemCode["ATTACHMENT_TYPE"] = "ATTACHMENT_TYPE";
    FieldProblemCode["ATTACHMENT_SIZE"] = "ATTACHMENT_SIZE";
    FieldProblemCode["ATTACHMENT_UNREADABLE"] = "ATTACHMENT_UNREADABLE";
    FieldProblemCode["ATTACHMENTS_TOO_MANY"] = "ATTACHMENTS_TOO_MANY";
    FieldProblemCode["ATTACHMENT_GONE"] = "ATTACHMENT_GONE";
    FieldProblemCode["TICKET_FILE_SIZE"] = "TICKET_FILE_SIZE";
    FieldProblemCode["QUICK_REPLY_LENGTH"] = "QUICK_REPLY_LENGTH";
    FieldProblemCode["REPORT_DETAILS_LENGTH"] = "REPORT_DETAILS_LENGTH";
    FieldProblemCode["GOODS_NOT_ALLOWED"] = "GOODS_NOT_ALLOWED";
    FieldProblemCode["PROHIBITED_NOT_DECLARED"] = "PROHIBITED_NOT_DECLARED";
    FieldProblemCode["MANDATE_REQUIRED"] = "MANDATE_REQUIRED";
    FieldProblemCode["PLAN_NOT_OFFERED"] = "PLAN_NOT_OFFERED";
    FieldProblemCode["DECLARED_VALUE_REQUIRED"] = "DECLARED_VALUE_REQUIRED";
    FieldProblemCode["CARD_NUMBER_INVALID"] = "CARD_NUMBER_INVALID";
    FieldProblemCode["CARD_EXPIRED"] = "CARD_EXPIRED";
    FieldProblemCode["CARD_CVC_INVALID"] = "CARD_CVC_INVALID";
    FieldProblemCode["CARD_HOLDER_REQUIRED"] = "CARD_HOLDER_REQUIRED";
    FieldProblemCode["REASON_REQUIRED"] = "REASON_REQUIRED";
    FieldProblemCode["LIST_NAME_LENGTH"] = "LIST_NAME_LENGTH";
    FieldProblemCode["LIST_NAME_TAKEN"] = "LIST_NAME_TAKEN";
    FieldProblemCode["LISTS_FULL"] = "LISTS_FULL";
    FieldProblemCode["LIST_FULL"] = "LIST_FULL";
    FieldProblemCode["SCORE_OUT_OF_RANGE"] = "SCORE_OUT_OF_RANGE";
    FieldProblemCode["SCORE_NOT_YOURS"] = "SCORE_NOT_YOURS";
    FieldProblemCode["TEXT_LENGTH"] = "TEXT_LENGTH";
    FieldProblemCode["DAYS_OUT_OF_RANGE"] = "DAYS_OUT_OF_RANGE";
    FieldProblemCode["NAME_NOT_TYPED"] = "NAME_NOT_TYPED";
    FieldProblemCode["CASE_UNKNOWN"] = "CASE_UNKNOWN";
    FieldProblemCode["TEXT_OFFENSIVE"] = "TEXT_OFFENSIVE";
})(FieldProblemCode || (FieldProblemCode = {}));
const MEANINGS = {
    REQUIRED: 'Nothing, or nothing of use, was given.',
    VALUE_INVALID: 'Not a value of the type that the schema asks for: the message says why.',
    TOO_LONG: 'Longer, or more of them, than {max}; {min} where there is a least as well.',
    EMAIL_INVALID: 'Not an e-mail address.',
    EMAIL_TOO_LONG: 'Longer than {max} characters.',
    FULL_NAME_LENGTH: 'Not {min} to {max} characters.',
    PASSWORD_LENGTH: 'Not {min} to {max} characters.',
    PASSWORD_WEAK: 'Below medium: {strength} from 0, very weak, to 4, very strong.',
    PASSWORD_COMMON: 'One of those that are tried first.',
    PASSWORD_CONTAINS_EMAIL: 'The e-mail address is in it.',
    PASSWORD_MISMATCH: 'Not the same as the password.',
    TERMS_REQUIRED: 'Has to be true.',
    PASSWORD_WRONG: 'Not the password of the account.',
    PASSWORD_UNCHANGED: 'The same as now.',
    EMAIL_UNCHANGED: 'The same as now.',
    CODE_INVALID: 'Not the code; with {attemptsLeft} where tries are counted.',
    CODE_EXPIRED: 'None is waited for any more: ask for another.',
    DISPLAY_NAME_LENGTH: 'Not {min} to {max} characters.',
    NAME_RESERVED: 'It could be taken for the staff.',
    BIO_TOO_LONG: 'Longer than {max} characters.',
    CITY_TOO_LONG: 'Longer than {max} characters.',
    LANGUAGES_INVALID: 'One is named twice, or there are more than {max}.',
    CONTACT_DATA: 'It holds an address, a phone or a link.',
    PHONE_INVALID: 'Not a mobile phone.',
    ACCOUNT_UNKNOWN: 'No other open account has this address.',
    CONTACT_PHONE_INVALID: 'Not a phone: 9 to 15 digits, with or without a prefix.',
    PHONE_TAKEN: 'Another account has it.',
    BIRTH_DATE_INVALID: 'Not a day somebody can be born on.',
    UNDERAGE: 'Younger than {min} years.',
    DOCUMENT_REQUIRED: 'This document is still missing.',
    DOCUMENT_SIZE: 'Not {minBytes} to {maxBytes} bytes, or too many pixels.',
    DOCUMENT_TYPE: 'Not a JPEG, a PNG or a PDF, or damaged.',
    DOCUMENT_TOO_SMALL: 'The longer side has fewer than {min} pixels.',
    DOCUMENT_COUNTRY_INVALID: 'Such a document is not taken from there: see `verificationRules`.',
    DOCUMENT_NUMBER_INVALID: 'Not 5 to 20 letters and digits.',
    DOCUMENT_EXPIRED: 'Its last day is over.',
    CONFIRMATION_REQUIRED: 'Has to be true.',
    ADDRESS_REQUIRED: 'Not {min} to {max} characters.',
    CITY_REQUIRED: 'Not {min} to {max} characters.',
    POSTAL_CODE_INVALID: 'Not five digits of Spain.',
    PIN_OUTSIDE_SPAIN: 'Not in Spain.',
    PIN_FAR_FROM_POSTAL_CODE: '{distanceM} metres from the middle of the postal code, more than {maxM}: set `isPinConfirmed` if it is right.',
    FLOOR_DOOR_TOO_LONG: 'Longer than {max} characters.',
    TYPE_REQUIRED: 'None was chosen.',
    TITLE_LENGTH: 'Not {min} to {max} characters.',
    TITLE_CONTACT_DATA: 'It holds an address, a phone or a link.',
    TITLE_ALL_CAPITALS: 'All of it is in capitals.',
    DESCRIPTION_TOO_SHORT: 'Shorter than {min} characters.',
    DESCRIPTION_TOO_LONG: 'Longer than {max} characters.',
    SIZE_OUT_OF_RANGE: 'Not {min} to {max} m².',
    SIDE_OUT_OF_RANGE: 'Not {min} to {max} metres.',
    HEIGHT_OUT_OF_RANGE: 'Not {min} to {max} metres.',
    DOOR_OUT_OF_RANGE: 'Not {min} to {max} metres.',
    HUMIDITY_REQUIRED: 'None was chosen.',
    GOODS_REQUIRED: 'None was chosen.',
    CLAIM_TEXT_LENGTH: 'Not {min} to {max} characters; a photo can stand for the text.',
    CLAIM_REMEDY: 'Not one of the remedies of the case.',
    CLAIM_DETAIL: 'Not one of the details of the case, or not a case of this side.',
    CLAIM_PHOTOS: '{count} photos, fewer than {min}.',
    POLICE_REPORT_REQUIRED: 'Theft needs a report made to the police.',
    DISCOVERY_DAY_INVALID: 'Before the first day, or in the future.',
    CLAIM_AMOUNT_OUT_OF_RANGE: 'Not 1 to 1000000 cents.',
    INVENTORY_REQUIRED: 'Above 300 € an inventory that both sides signed is needed.',
    NOT_IN_INVENTORY: 'Not in the signed inventory, or above its value there.',
    PHOTOS_TOO_FEW: '{count} pictures, fewer than {min}.',
    PHOTOS_TOO_MANY: '{count} pictures, more than {max}.',
    ALT_TOO_LONG: 'Longer than {max} characters.',
    PRICE_OUT_OF_RANGE: 'Not {min} to {max} cents a month.',
    PRICE_NOT_WHOLE_EUROS: 'Not a multiple of 100 cents.',
    MIN_DAYS_OUT_OF_RANGE: 'Not {min} to {max} days.',
    DISCOUNTS_INVALID: 'Not {min} to {max} percent, or less than that of a shorter stay.',
    DEPOSIT_INVALID: 'More than a month.',
    POLICY_REQUIRED: 'None was chosen.',
    TRADER_REQUIRED: 'The host has not said whether they rent out as a professional.',
    TRADER_BY_TAX_PROFILE: 'A space of theirs is let by a company, which is always a professional.',
    TAX_PROFILE_REQUIRED: 'None was chosen.',
    TAX_PROFILE_CONTRADICTS: 'EMPRESA for a private host, or PARTICULAR for a professional one.',
    NIF_INVALID: 'Missing where it is needed, or its letter does not fit.',
    ACCESS_MODE_REQUIRED: 'None was chosen.',
    ACCESS_HOURS_INVALID: 'No hours, not in steps of 15 minutes, an end before the start, or two of a day over each other.',
    VISIT_NOTICE_OUT_OF_RANGE: 'Not {min} to {max} hours.',
    VISITS_OUT_OF_RANGE: 'Not {min} to {max} visits.',
    ACCESS_INSTRUCTIONS_LENGTH: 'Not {min} to {max} characters.',
    KEYS_OUT_OF_RANGE: 'Not {min} to {max} keys.',
    INSTANT_NEEDS_IDENTITY: 'Only for hosts whose identity is verified.',
    DECLARATIONS_REQUIRED: '{missing} are still to be made.',
    AVAILABLE_FROM_INVALID: 'Not {today} to {latest}.',
    DATE_IN_PAST: 'Before today.',
    WEBHOOK_URL_INVALID: 'Not an address that events can be sent to: https, up to 500 characters, not in a private network.',
    REDIRECT_URI_INVALID: 'Not an address that answers can be sent to: https, http on this machine, or a scheme of the app with a dot; up to 500 characters, no fragment.',
    FEED_URL_INVALID: 'Not the address of a calendar: https, http or webcal, up to 2,000 characters.',
    FEED_SILENT: 'Nobody answers at the address, or with an error.',
    FEED_NOT_A_CALENDAR: 'What is at the address is no iCal calendar, or one that is too large.',
    FEED_OWN: 'The address is one of this site: it would block the space with its own days.',
    FEED_KNOWN: 'The space reads this calendar already.',
    DATES_REVERSED: 'Not after the first day.',
    DATES_UNCHANGED: 'The days it has already.',
    NOTICE_TOO_SHORT: 'Before {earliest}, the first day that the notice and the shortest stay allow.',
    CHANGE_TOO_LATE: 'The first changed day is too near for an answer.',
    AMOUNT_OUT_OF_RANGE: 'Below zero, or more than {max} cents.',
    STAY_TOO_SHORT: 'Shorter than the {minDays} days of the space.',
    STAY_TOO_LONG: 'Longer than a year, or than {maxDays} days; {latest} is the last day that can be.',
    START_TOO_FAR: 'More than {maxDays} days ahead, {max} in the onboarding.',
    BEFORE_AVAILABLE: 'Before {availableFrom}, the first day it can be booked.',
    FILTER_OUT_OF_RANGE: 'Not {min} to {max}.',
    SETTING_OUT_OF_RANGE: 'Not {min} to {max} in the unit of the setting.',
    CONTACT_MESSAGE_LENGTH: 'Not {min} to {max} characters.',
    GOOD_FAITH_REQUIRED: 'Has to be true.',
    MESSAGE_TOO_LONG: 'Longer than {max} characters.',
    ATTACHMENT_TYPE: 'Not a still JPEG, PNG or WebP picture, nor a PDF.',
    ATTACHMENT_SIZE: 'More than {maxBytes} bytes, or a picture of more than 40 megapixels.',
    ATTACHMENT_UNREADABLE: 'The file is damaged.',
    ATTACHMENTS_TOO_MANY: 'More than {max}.',
    TICKET_FILE_SIZE: 'More than {maxBytes} bytes, or a picture of more than 40 megapixels.',
    ATTACHMENT_GONE: 'Not an unsent file of their own in this conversation.',
    QUICK_REPLY_LENGTH: 'Not {min} to {max} characters.',
    REPORT_DETAILS_LENGTH: 'Not {min} to {max} characters.',
    GOODS_NOT_ALLOWED: 'The space does not take {goods}.',
    PROHIBITED_NOT_DECLARED: 'Has to be true.',
    MANDATE_REQUIRED: 'Has to be true.',
    PLAN_NOT_OFFERED: 'A guarantee plan that cannot be chosen now.',
    DECLARED_VALUE_REQUIRED: 'None was chosen.',
    CARD_NUMBER_INVALID: 'Not the number of a card.',
    CARD_EXPIRED: 'Its last month is over, or is no month.',
    CARD_CVC_INVALID: 'Not three digits; four with American Express.',
    CARD_HOLDER_REQUIRED: 'No name, or a very long one.',
    REASON_REQUIRED: 'None was given.',
    LIST_NAME_LENGTH: 'Not {min} to {max} characters.',
    LIST_NAME_TAKEN: 'Another of their lists has it.',
    LISTS_FULL: 'There are {max} lists, the most there can be.',
    LIST_FULL: 'It holds {max} spaces, the most there can be.',
    SCORE_OUT_OF_RANGE: 'Not {min} to {max} stars.',
    SCORE_NOT_YOURS: 'Stars that only the other side gives.',
    TEXT_LENGTH: 'Not {min} to {max} characters.',
    DAYS_OUT_OF_RANGE: 'Not {min} to {max} days.',
    CASE_UNKNOWN: 'No claim or ticket with this code is about it.',
    NAME_NOT_TYPED: 'Not the full name of the person.',
    TEXT_OFFENSIVE: 'It holds an insult, a threat or the number of a document.',
};
registerEnumType(FieldProblemCode, {
    name: 'FieldProblemCode',
    description: 'Why a field is refused. Values in {braces} are in `params`, where they are known.',
    valuesConfig: Object.fromEntries(Object.entries(MEANINGS).map(([code, description]) => [code, { description }])),
});
//# sourceMappingURL=field-problem-codes.js.map