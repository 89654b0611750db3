import type { Feature } from '../../core/feature.js';
import { ContactResolver } from './contact/contact.resolver.js';
import { readMailedFiles } from './files/mailed-files.js';
import { mountTicketFiles } from './files/ticket-files.routes.js';
import { mountInboundMail } from './mail/inbound-mail.routes.js';
import { ticketMails } from './mail/ticket-mails.js';
import { findSavedReply } from './staff/saved-replies.js';
import { TicketStaffResolver } from './staff/ticket-staff.resolver.js';
import {
  SavedReplyFieldsResolver,
  TicketFieldsResolver,
  TicketFileFieldsResolver,
  TicketMessageFieldsResolver,
} from './ticket-fields.resolver.js';
import { registerTicketConsumers } from './ticket.consumers.js';
import { registerTicketJobs } from './ticket.jobs.js';
import { findTicket, findTicketFile, findTicketMessage } from './ticket.loaders.js';
import { TicketResolver } from './ticket.resolver.js';

/** Tickets: questions to support with their answers, on the site and by mail, and the contact form. */
export const supportFeature: Feature = {
  name: 'support',
  resolvers: [
    TicketResolver,
    TicketFieldsResolver,
    TicketMessageFieldsResolver,
    TicketFileFieldsResolver,
    SavedReplyFieldsResolver,
    TicketStaffResolver,
    ContactResolver,
  ],
  nodes: {
    Ticket: findTicket,
    TicketMessage: findTicketMessage,
    TicketFile: findTicketFile,
    SavedReply: findSavedReply,
  },
  mails: ticketMails,
  mailFiles: { 'support.answer': readMailedFiles },
  jobs: registerTicketJobs,
  consumers: registerTicketConsumers,
  mount(app, deps) {
    mountTicketFiles(app, deps);
    mountInboundMail(app, deps);
  },
};
