import { checkPages } from '../support/check-pages.js';

checkPages(({ who }) => who !== 'visitor' && who !== 'host');
