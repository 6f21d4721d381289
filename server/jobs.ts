import { analyticsRetention, analyticsRollUp } from '#core/analytics/jobs.ts';
import { auditCheckpointMail } from '#core/audit/emails.ts';
import type { Subscription } from '#core/audit/events.ts';
import { auditAddresses, auditReport, auditSeal } from '#core/audit/jobs.ts';
import { namePicturesOfBranding } from '#core/branding/queries.ts';
import { accountDeactivatedMail, userDeactivatedMail, userReactivatedMail } from '#core/customers/emails.ts';
import { accountErasedMail, erasureCancelledMail, erasureRequestedMail } from '#core/erasure/emails.ts';
import { erasureDue, erasureRetention } from '#core/erasure/jobs.ts';
import { keepOnSignIn } from '#core/erasure/keep.ts';
import {
  appChanged,
  codesRemoved,
  codesWereWrong,
  passkeyOff,
  passkeyOn,
  removalAsked,
  twoFactorOff,
  twoFactorOn,
} from '#core/factors/emails.ts';
import { refundMail } from '#core/invoices/emails.ts';
import { contactMessage, contactReply } from '#core/messages/emails.ts';
import { messageRetention } from '#core/messages/jobs.ts';
import {
  orderAttentionMail,
  orderCreatedMail,
  orderFileMail,
  orderMessageMail,
  orderPaidMail,
  orderReceivedMail,
  orderStatusMail,
} from '#core/orders/emails.ts';
import { orderFulfil, orderScanEnded } from '#core/orders/jobs.ts';
import { paymentClose, paymentRefresh, paymentSweep } from '#core/payments/jobs.ts';
import { createPictureUpkeep } from '#core/pictures/jobs.ts';
import { namePicturesOfPosts } from '#core/posts/queries.ts';
import { claimOnConfirmation } from '#core/scans/claim.ts';
import { freeScanLink, scanEnded } from '#core/scans/emails.ts';
import { scanRetention, scanRun } from '#core/scans/jobs.ts';
import { accountExists, confirmAddress, passwordWasChanged, resetPassword } from '#core/sessions/emails.ts';
import { sessionRetention } from '#core/sessions/jobs.ts';
import { pruneLimits } from '#platform/limits/prune.ts';
import { pruneLiveEvents } from '#platform/live/prune.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { mailDelivery } from '#platform/mail/deliver.ts';
import { giveUpOldMail } from '#platform/mail/give-up.ts';
import { pruneMail } from '#platform/mail/prune.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { pruneOutbox } from '#platform/outbox/prune.ts';
import type { JobDefinition } from '#platform/queue/define.ts';

/** What follows from which event, in the order of the modules. One that is missing here never happens. */
export const subscriptions: readonly Subscription[] = [claimOnConfirmation, keepOnSignIn];

/** Every kind of mail there is. One that is missing here is never delivered. */
export const emails: readonly EmailDefinition[] = [
  freeScanLink,
  scanEnded,
  contactMessage,
  contactReply,
  accountDeactivatedMail,
  userDeactivatedMail,
  userReactivatedMail,
  erasureRequestedMail,
  erasureCancelledMail,
  accountErasedMail,
  auditCheckpointMail,
  confirmAddress,
  accountExists,
  resetPassword,
  passwordWasChanged,
  orderCreatedMail,
  orderReceivedMail,
  orderPaidMail,
  orderStatusMail,
  orderMessageMail,
  orderFileMail,
  orderAttentionMail,
  twoFactorOn,
  appChanged,
  passkeyOn,
  passkeyOff,
  twoFactorOff,
  codesWereWrong,
  codesRemoved,
  removalAsked,
  refundMail,
];

/** Every job there is. One that is missing here never runs. */
export const jobsWith = (transport: MailTransport): readonly JobDefinition[] => [
  mailDelivery(emails, transport),
  giveUpOldMail,
  scanRun,
  scanRetention,
  auditSeal,
  auditReport,
  auditAddresses,
  analyticsRollUp,
  analyticsRetention,
  createPictureUpkeep([namePicturesOfPosts, namePicturesOfBranding]),
  messageRetention,
  sessionRetention,
  erasureDue,
  erasureRetention,
  orderFulfil,
  orderScanEnded,
  paymentRefresh,
  paymentClose,
  paymentSweep,
  pruneLimits,
  pruneLiveEvents,
  pruneMail,
  pruneOutbox,
];
