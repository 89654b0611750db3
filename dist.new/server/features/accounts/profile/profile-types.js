import { registerEnumType } from 'type-graphql';
/** The languages of profiles, by ISO 639-1. */
export var SpokenLanguage;
(function (SpokenLanguage) {
    SpokenLanguage["ES"] = "es";
    SpokenLanguage["CA"] = "ca";
    SpokenLanguage["GL"] = "gl";
    SpokenLanguage["EU"] = "eu";
    SpokenLanguage["EN"] = "en";
    SpokenLanguage["FR"] = "fr";
    SpokenLanguage["DE"] = "de";
    SpokenLanguage["IT"] = "it";
    SpokenLanguage["PT"] = "pt";
    SpokenLanguage["RO"] = "ro";
    SpokenLanguage["AR"] = "ar";
    SpokenLanguage["ZH"] = "zh";
    SpokenLanguage["UK"] = "uk";
    SpokenLanguage["RU"] = "ru";
    SpokenLanguage["NL"] = "nl";
    SpokenLanguage["PL"] = "pl";
})(SpokenLanguage || (SpokenLanguage = {}));
/** A verified property of a user. */
export var UserBadge;
(function (UserBadge) {
    UserBadge["EMAIL"] = "email";
    UserBadge["PHONE"] = "phone";
    UserBadge["IDENTITY"] = "identity";
})(UserBadge || (UserBadge = {}));
registerEnumType(SpokenLanguage, {
    name: 'SpokenLanguage',
    description: 'A language a user speaks, by its ISO 639-1 code.',
    valuesConfig: {
        ES: { description: 'Spanish.' },
        CA: { description: 'Catalan or Valencian.' },
        GL: { description: 'Galician.' },
        EU: { description: 'Basque.' },
        EN: { description: 'English.' },
        FR: { description: 'French.' },
        DE: { description: 'German.' },
        IT: { description: 'Italian.' },
        PT: { description: 'Portuguese.' },
        RO: { description: 'Romanian.' },
        AR: { description: 'Arabic.' },
        ZH: { description: 'Chinese.' },
        UK: { description: 'Ukrainian.' },
        RU: { description: 'Russian.' },
        NL: { description: 'Dutch.' },
        PL: { description: 'Polish.' },
    },
});
registerEnumType(UserBadge, {
    name: 'UserBadge',
    description: 'A verified property of a user.',
    valuesConfig: {
        EMAIL: { description: 'The address is confirmed by a mailed link.' },
        PHONE: { description: 'The phone is confirmed by a texted code.' },
        IDENTITY: { description: 'Staff have checked the identity document.' },
    },
});
//# sourceMappingURL=profile-types.js.map