import { checkPages } from '../support/check-pages.js';

// The pages of visitors, hosts and others are in separate files, so that two workers share the longest part of the run.
checkPages(({ who }) => who === 'visitor');
