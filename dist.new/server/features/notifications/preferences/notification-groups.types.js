import { registerEnumType } from 'type-graphql';
/** Groups of notifications that users can turn on and off. */
export var NotificationGroup;
(function (NotificationGroup) {
    NotificationGroup["BOOKINGS"] = "bookings";
    NotificationGroup["PAYMENTS"] = "payments";
    NotificationGroup["MESSAGES"] = "messages";
    NotificationGroup["REVIEWS"] = "reviews";
    NotificationGroup["ALERTS"] = "alerts";
    NotificationGroup["SUPPORT"] = "support";
    NotificationGroup["NEWS"] = "news";
    NotificationGroup["ESSENTIAL"] = "essential";
})(NotificationGroup || (NotificationGroup = {}));
/** How notifications are delivered. */
export var NotificationChannel;
(function (NotificationChannel) {
    NotificationChannel["BELL"] = "bell";
    NotificationChannel["EMAIL"] = "email";
    NotificationChannel["PUSH"] = "push";
})(NotificationChannel || (NotificationChannel = {}));
registerEnumType(NotificationGroup, {
    name: 'NotificationGroup',
    description: 'Group of notifications that can be turned on and off.',
    valuesConfig: {
        BOOKINGS: { description: 'Requests, bookings and the state of own spaces.' },
        PAYMENTS: { description: 'Charges, refunds and pay-outs.' },
        MESSAGES: { description: 'Messages from other users.' },
        REVIEWS: { description: 'Review invitations and reviews.' },
        ALERTS: { description: 'Price drops of favorites, spaces that become available, and saved searches.' },
        SUPPORT: { description: 'Answers from support.' },
        NEWS: { description: 'News and offers; off by default, and recorded in the consent log.' },
        ESSENTIAL: { description: 'Security, failed payments, verification and legal notices.' },
    },
});
registerEnumType(NotificationChannel, {
    name: 'NotificationChannel',
    description: 'How a notification is delivered.',
    valuesConfig: {
        BELL: { description: 'In the notification bell of the site.' },
        EMAIL: { description: 'By e-mail.' },
        PUSH: { description: 'By Web Push, in the browsers that asked for it (`subscribeToPush`).' },
    },
});
//# sourceMappingURL=notification-groups.types.js.map