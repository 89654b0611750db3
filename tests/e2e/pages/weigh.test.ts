import { checkPages } from '../support/weigh-pages.js';
checkPages(() => true);
