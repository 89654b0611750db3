import { AccountResolver } from './account.resolver.js';
import { registerAccountConsumers } from './account.consumers.js';
import { registerAccountJobs } from './account.jobs.js';
import { EmailChangeResolver } from './email-change/email-change.resolver.js';
import { accountMails } from './mails/account-templates.js';
import { PasswordResolver } from './password/password.resolver.js';
import { AccountSessionFieldsResolver, MySessionsResolver } from './sessions/my-sessions.resolver.js';
import { PhoneResolver } from './phone/phone.resolver.js';
import { mountAvatars } from './profile/avatar.routes.js';
import { findPerson } from './profile/find-person.js';
import { ProfileResolver } from './profile/profile.resolver.js';
import { PublicProfileResolver } from './profile/public-profile.resolver.js';
import { ViewerProfileResolver } from './profile/viewer-profile.resolver.js';
import { mountDevSecondFactor } from './second-factor/dev-second-factor.routes.js';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js';
import { ViewerSecurityResolver } from './second-factor/viewer-security.resolver.js';
import { SessionResolver } from './sessions/session.resolver.js';
import { mountNextLink } from './sign-up/next-link.js';
import { TraderDetailsResolver, ViewerTraderDetailsResolver } from './trader/trader-details.resolver.js';
import { UserFieldsResolver } from './user-fields.resolver.js';
import { ViewerFieldsResolver } from './viewer-fields.resolver.js';
/** Users: accounts, sessions and profiles. */
export const accountsFeature = {
    name: 'accounts',
    resolvers: [
        AccountResolver,
        SessionResolver,
        MySessionsResolver,
        AccountSessionFieldsResolver,
        PasswordResolver,
        EmailChangeResolver,
        SecondFactorResolver,
        ViewerSecurityResolver,
        ViewerFieldsResolver,
        UserFieldsResolver,
        ProfileResolver,
        PublicProfileResolver,
        ViewerProfileResolver,
        PhoneResolver,
        TraderDetailsResolver,
        ViewerTraderDetailsResolver,
    ],
    nodes: { User: findPerson },
    mails: accountMails,
    jobs: registerAccountJobs,
    consumers: registerAccountConsumers,
    mount(app, deps) {
        mountDevSecondFactor(app, deps);
        mountAvatars(app, deps);
        mountNextLink(app, deps);
    },
};
//# sourceMappingURL=accounts.feature.js.map