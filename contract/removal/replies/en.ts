import { phrase } from './phrase.ts';
import type { ReplyRules } from './types.ts';

const data =
  '(?:data|information|records?|details|profiles?|accounts?|listings?|entry|entries|everything|particulars|file)';
const erased = '(?:deleted|erased|removed|purged|destroyed|wiped)';
const quickly =
  '(?:now |today |also |since |been |permanently |fully |successfully |completely |irrevocably |securely |therefore |accordingly |already |all |just )*';
const idDocument =
  "(?:passport|driv(?:er'?s?|ing) licen[cs]e|identity card|id card|identity document|id document|identification document|photo id|government(?:-| )issued(?: photo)? (?:id|identification)|proof of id(?:entity)?|national id|valid id|form of id)";

export const englishReplies: ReplyRules = {
  frequent: phrase('the|and|your|you|we|to|of|our|with|is|have|been|for|this'),
  asksForIdCopy: [
    phrase(
      `(?:copy|copies|scan|photo|picture|image|photograph|upload|provide|send|submit|supply|enclose|attach|present|need|require) … ${idDocument}`,
    ),
    phrase(`${idDocument} … (?:is|are) (?:required|needed|necessary|mandatory)`),
    phrase(`(?:copy|scan) of (?:your|an?|a valid) (?:id|identification|government)`),
  ],
  asksForMore: [
    phrase(
      '(?:need|require|ask you for|would like|request) … (?:additional|further|more|following|some) … (?:information|details|identifiers|data)',
    ),
    phrase(
      '(?:please|kindly|could you|can you|need you to|ask that you|ask you to|require you to) … (?:provide|send|supply|confirm|let us know|tell us|share|give us|reply with|specify|verify) … (?:full name|date of birth|address|phone|telephone|customer number|account number|user ?name|order number|identity|details|information|clarify|which)',
    ),
    phrase(
      '(?:unable|not able|cannot|could not|were unable) to (?:verify|confirm|authenticate|locate|identify) … (?:without|unless|until)',
    ),
    phrase('(?:verify|confirm) your (?:identity|request|email address|residency) (?:by|before|please)'),
    phrase('(?:click|follow|use) … (?:link|button) … (?:verify|confirm) … (?:request|identity|email|address)'),
  ],
  pointsToForm: [
    phrase(
      '(?:please|must|need to|have to|kindly|should|only|ask you to|ask that you|required to) … (?:use|submit|complete|fill (?:in|out)|visit|go to|via|through) … (?:form|portal|web ?page|request centre|request center|privacy cent(?:er|re)|website|tool|page)',
    ),
    phrase(
      '(?:requests? … )?(?:only|exclusively) (?:be )?(?:accept(?:ed)?|process(?:ed)?|submitted|made|handled?) … (?:form|portal|website|online|privacy cent(?:er|re))',
    ),
    phrase(
      '(?:do not|cannot|can not|are unable to|no longer) (?:accept|process|handle) … (?:by|via|through|over|sent to) (?:this )?e-?mail',
    ),
    phrase('(?:mailbox|inbox|address) (?:is )?(?:not|no longer) (?:monitored|in use|read)'),
  ],
  doesNotAsk: phrase(
    "(?:do|does|did|is|are|was) not (?:need|require|necessary)|don't (?:need|require)|no need|not necessary|without (?:asking|requiring)|if (?:we|needed|necessary|required|additional|further|any)|should we|we (?:may|might|could)|may (?:ask|request|need|require|be asked|contact)|(?:thank you|thanks) for (?:providing|sending|submitting|confirming)|(?:we have|you have) (?:received|provided|submitted|sent)|if you (?:have|would like|wish|want|believe|disagree|are not)|feel free",
  ),
  extends: [
    phrase('(?:extend(?:ed|ing)?|extension|prolong) … (?:period|deadline|time|months?|days|response|limit)'),
    phrase('(?:period|deadline|time) … (?:has been|is|will be|is being|must be) extended'),
    phrase(
      '(?:need|require|take|will need) … (?:more|additional|further|extra|longer|another) … (?:time|days|months|weeks)',
    ),
    phrase('(?:additional|further|another) (?:two|2|one|30|45|60|90) (?:months?|days)'),
  ],
  refuses: [
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:we|and) (?:act|are acting|are|only act) … (?:only |solely |merely )?(?:as )?(?:a |the )?(?:data )?processor',
      ),
    },
    { ground: 'ask-somebody-else', pattern: phrase("(?:not|n't) (?:the )?(?:data )?controller") },
    {
      ground: 'ask-somebody-else',
      pattern: phrase(
        '(?:contact|address|direct|write to) … (?:request )?… (?:controller|source|publisher|company|website) … (?:directly|instead|concerned)',
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        '(?:gdpr|ccpa|law|act|regulation|legislation|rights?|request) … (?:does|do|is|are) not (?:apply|applicable|cover|extend|available|subject)',
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        "(?:not|n't) (?:subject to|covered by|bound by|governed by|a resident of|required (?:to (?:comply|honou?r)|by)|located in)",
      ),
    },
    {
      ground: 'law-does-not-apply',
      pattern: phrase(
        '(?:only|solely) (?:apply|applies|available|honou?r(?:ed)?|offer(?:ed)?|process) … (?:residents|california|european|eu|citizens)',
      ),
    },
    { ground: 'excessive', pattern: phrase('(?:manifestly )?(?:unfounded|excessive|repetitive|vexatious|abusive)') },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:denied|deny|denying|declin(?:e|ed|ing)|reject(?:ed|ing)?|refus(?:e|ed|ing)|closed|clos(?:e|ing)) … (?:not|unable|could not|cannot|failed|insufficient) … (?:verify|verified|authenticate|confirm|identify|identity|match)',
      ),
    },
    {
      ground: 'not-verified',
      pattern: phrase(
        '(?:unable|could not|cannot|not able|failed|not) (?:to )?(?:be )?(?:verify|verified|authenticate|match) … (?:denied|deny|declin(?:e|ed)|reject(?:ed)?|refus(?:e|ed)|clos(?:e|ed))',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:(?:required|obliged|obligated|obligations?|duty|bound) … to|must|need to|have to) (?:keep|retain|store|preserve|hold|maintain)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:retention|legal|statutory|tax|regulatory|accounting) (?:obligations?|requirements?|periods?|duties|duty)',
      ),
    },
    {
      ground: 'legal-duty',
      pattern: phrase(
        '(?:retain|keep|hold) … (?:for (?:legal|tax|regulatory|compliance|accounting)|(?:six|seven|ten|6|7|10) years|legal claims)',
      ),
    },
    {
      ground: 'public-data',
      pattern: phrase(
        '(?:public(?:ly)?(?: available| accessible)?|open) (?:data|information|records?|sources?|register)',
      ),
    },
    {
      ground: 'public-data',
      pattern: phrase(
        '(?:publicly available|public domain|freedom of (?:expression|information|speech)|public interest|first amendment|journalis\\w+)',
      ),
    },
    {
      ground: 'legitimate-interest',
      pattern: phrase('(?:legitimate|compelling|overriding) (?:legitimate )?(?:interests?|grounds?|reasons?)'),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        "(?:cannot|can not|can't|unable to|not able to|will not|won't|not in a position to|do not intend to|are not going to|unfortunately not) … (?:comply|delete|erase|remove|fulfil|fulfill|honou?r|grant|process|accommodate|act on|accept|provide) … (?:request|data|information|records?|details|profile|entry|account|it|this)",
      ),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        '(?:request|application) … (?:has been|was|is|must be|is being|be) (?:denied|declined|rejected|refused)',
      ),
    },
    {
      ground: 'no-ground',
      pattern: phrase(
        '(?:we|must|therefore|have to|and) (?:deny|decline|reject|refuse|declined|denied|rejected|refused) (?:to |your |the )',
      ),
    },
  ],
  isPossibility: phrase(
    'may (?:be )?(?:\\w+ )?(?:refuse|decline|deny|reject|extend|extended|retain|keep|need|take|require|charge)|might|could be extended|if (?:we|your|the|necessary|you|a)|where (?:necessary|we|your|the|requests?)|in (?:some|certain|complex|exceptional) cases|unless|can be extended|should (?:we|your|the)',
  ),
  holdsNothing: [
    phrase(
      `(?:do not|don't|does not|did not|have not|no longer) (?:currently )?(?:hold|have|store|process|possess|find|found|keep|locate|located|identify|identified) … (?:any|no) … (?:${data}|trace|match(?:es)?|results?)`,
    ),
    phrase(
      `(?:hold|have|found|find|located|store|process|possess|identified|returned|there (?:is|are|was|were)) (?:absolutely )?(?:no|zero) (?:\\w+ ){0,3}(?:${data}|match(?:es)?|results?|trace|hits?|customer)`,
    ),
    phrase(
      `no (?:\\w+ ){0,3}(?:${data}|match(?:es)?|results?|hits?) … (?:found|held|located|stored|exists?|on file|identified|in our)`,
    ),
    phrase(
      '(?:could not|were unable to|was unable to|unable to|cannot|did not|not able to) (?:find|locate|identify) (?:you|your|any|a match|anything|an? \\w+)',
    ),
    phrase("(?:do not|don't|not) (?:hold|have|store|process) anything"),
    phrase(
      '(?:you are|your (?:e-?mail|address|e-?mail address) is) (?:not|unknown) (?:in|to|on|known|registered|part|present|stored|contained)',
    ),
  ],
  wantsOtherLanguage: [
    phrase(
      '(?:only|please|must|need) … (?:in|to) … (?:english|french|german|spanish|italian|dutch|chinese|our language|local language)',
    ),
    phrase(
      "(?:do not|don't|cannot|unable to) (?:speak|understand|read|support|process) … (?:english|french|german|spanish|your language|this language|that language)",
    ),
  ],
  saysDone: [
    phrase(`(?:we|i|our team|the team) (?:have |has |'ve )?${quickly}${erased} … ${data}`),
    phrase(`(?:we|i|our team)(?: have|'ve)? ${quickly}${erased} (?:it|you|them)`),
    phrase(`${data} … (?:has|have|was|were) ${quickly}${erased}`),
    phrase(`(?:completed|carried out|performed|confirm) the (?:deletion|erasure|removal) of … ${data}`),
    phrase(
      `(?<!request for )(?:deletion|erasure) (?:of … )?(?:has been|is|was) (?:now )?(?:completed|complete|carried out)`,
    ),
  ],
  notYet: phrase(
    "will|would|shall|should|may|might|can|could|if|once|unless|until|after|when|upon|as soon as|before|not|n't|never|request(?:ed|ing)? (?:that|to)|asked|asking|want|wish|like|whether|scheduled|believe|think|assume|understand|knowledge|appears?|seems?|presumably|normally|probably|(?:that|which) (?:has|have|was|were)|going to|plan|intend|to have|to be|almost|partially|nearly",
  ),
  notAll: phrase(
    '(?:except(?:ion)?s?|apart from|other than|aside from|some|part|parts|partly|partially|most|certain|where possible|as far as|to the extent|mailing lists?|newsletter|distribution lists?|marketing lists?|e-?mail lists?|subscri\\w+|from (?:public )?(?:view|search|display|google)|suppressed|deactivated|hidden|anonymi[sz]ed|duplicates?|old|former|previous|outdated|replaced?|updated|regions?|follows?|only your|unless|within (?:\\d+|the next|thirty|a few)|shortly|soon|not (?:been|all))',
  ),
  leavesOpen: phrase(
    '(?:however|but|nevertheless|although|still (?:hold|have|keep|need|process|store)|retain|keep|remain(?:s|ing)?|continue to|backups?|archiv\\w+|third part\\w+ may|within (?:\\d+|the next|thirty|a few)|take up to|will (?:be )?(?:delete|remove|erase)\\w*|pending|in progress|to (?:proceed|confirm)|do you (?:want|wish)|please confirm|re-?appear|may (?:still )?(?:appear|reappear|continue))',
  ),
  suppression: phrase(
    '(?:suppression|opt-out list|do[- ]not[- ](?:contact|call|mail|sell)|block ?list|re-?added|added again|prevent|proof of|record of (?:your|this) request)',
  ),
  automatic: [
    phrase(
      '(?:automatic|automated|auto)(?:ally)?(?:-| )?(?:generated|reply|response|sent|message|e-?mail|acknowledge?ment)',
    ),
    phrase("(?:do not|please do not|don't) reply"),
    phrase(
      '(?:ticket|case|reference|request)(?: number| id| #)? … (?:has been |was |is )?(?:created|opened|assigned|logged|received)',
    ),
    phrase('(?:out of (?:the )?office|on (?:annual )?leave|on vacation|on holiday)'),
  ],
};
