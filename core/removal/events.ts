import type { CaseState } from '#contract/removal/cases.ts';
import { defineEvent, type EventDefinition } from '#core/base/audit/events.ts';

/** None of them says which company it is: staff read the log. */
const caseEvent = (name: string, sentence: string, action: 'create' | 'update' | 'delete' = 'update') =>
  defineEvent({ name: `removal.${name}`, action, entityType: 'removal case', sentence });

/** A case moved to this state. @property details.from the state before; nothing for a new case */
export const eventOfState: Readonly<Record<CaseState, EventDefinition>> = {
  prepared: caseEvent('prepared', 'A letter to a company was prepared', 'create'),
  sent: caseEvent('sent', 'A letter to a company was marked as sent'),
  acknowledged: caseEvent('acknowledged', 'A company was noted to be working on a request'),
  'more-asked': caseEvent('more-asked', 'A company was noted to ask for more'),
  'said-done': caseEvent('said-done', 'A company was noted to say that it is done'),
  'nothing-held': caseEvent('nothing-held', 'A company was noted to hold nothing'),
  refused: caseEvent('refused', 'A company was noted to refuse'),
  overdue: caseEvent('overdue', 'The time for the answer of a company passed'),
  'complaint-made': caseEvent('complaint-made', 'A complaint about a company was marked as sent'),
  'seen-gone': caseEvent('seen-gone', 'What a company had listed was seen to be gone'),
  'still-there': caseEvent('still-there', 'What a company had listed was seen to be still there'),
  'came-back': caseEvent('came-back', 'What a company had listed was seen to be back'),
  closed: caseEvent('closed', 'A request to a company was closed'),
};

/**
 * A letter went out, an answer came, or a picture was noted, that leaves the case where it stands. @property details.what
 * @property details.sha256 of a picture
 */
export const caseNoted = caseEvent('noted', 'Something was noted in a request to a company');
/** @property details.format */
export const certificateDownloaded = caseEvent(
  'certificate',
  'A certificate that something was seen gone was downloaded',
);
export const guidanceAllowed = caseEvent('guidance-allowed', 'Staff were allowed to work on requests to companies');
export const guidanceEnded = caseEvent('guidance-ended', 'Staff may no longer work on requests to companies');
export const caseDeleted = caseEvent('deleted', 'A request to a company was deleted', 'delete');
export const companyLeftOut = caseEvent('left-out', 'A company was left out');
export const companyTakenBack = caseEvent('taken-back', 'A company that was left out can be asked again');
/** @property details.cases how many of them it is about */
export const removalReminded = caseEvent('reminded', 'A mail was sent about requests to companies');

// Entries of earlier versions, in which a broker was only marked.
defineEvent({
  name: 'broker.asked',
  action: 'update',
  entityType: 'broker',
  sentence: 'A data broker was marked as asked',
});
defineEvent({
  name: 'broker.not-asked',
  action: 'update',
  entityType: 'broker',
  sentence: 'A data broker was put back on the list',
});
