import { lookAtPages } from '../support/look-at-pages.js';

lookAtPages(({ who }) => who !== 'visitor' && who !== 'host');
