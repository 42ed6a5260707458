import { messages } from '#platform/i18n'

export const mediaMessages = messages({
  'image.empty': { en: 'Choose a picture', nl: 'Kies een afbeelding' },
  'video.empty': { en: 'Choose a video', nl: 'Kies een video' },
  'audio.empty': { en: 'Choose a recording', nl: 'Kies een opname' },
  'video.play': { en: 'Play {name}', nl: '{name} afspelen' },
  'video.pause': { en: 'Pause the film', nl: 'Film pauzeren' },
  'video.resume': { en: 'Play the film', nl: 'Film afspelen' },
  'video.invalid': { en: 'Invalid video embed.', nl: 'Ongeldige video-insluiting.' },
  'video.imageAlone': {
    en: 'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    nl: 'Een eigen afbeelding is er alleen bij ingesloten video’s. Ga terug naar de instellingen om de eigen afbeelding uit te zetten.',
  },
  'video.unsupported': { en: 'Download the video', nl: 'Download de video' },
  'audio.unsupported': { en: 'Download the recording', nl: 'Download de opname' },
  'embed.empty': {
    en: 'Paste an address from YouTube, Vimeo, Spotify, a map…',
    nl: 'Plak een adres van YouTube, Vimeo, Spotify, een kaart…',
  },
  'embed.unreadable': {
    en: 'This is not an address. Paste one that begins with https://',
    nl: 'Dit is geen adres. Plak er een dat begint met https://',
  },
  'embed.video': { en: 'Video on {name}', nl: 'Video op {name}' },
  'embed.sound': { en: 'Sound on {name}', nl: 'Geluid op {name}' },
  'embed.post': { en: 'Post on {name}', nl: 'Bericht op {name}' },
  'embed.map': { en: 'Map', nl: 'Kaart' },
  'embed.document': { en: 'Presentation on {name}', nl: 'Presentatie op {name}' },
  'embed.open.video': { en: 'Play from {name}', nl: 'Afspelen via {name}' },
  'embed.open.sound': { en: 'Listen on {name}', nl: 'Luisteren via {name}' },
  'embed.open.post': { en: 'Show the post', nl: 'Bericht tonen' },
  'embed.open.map': { en: 'Show the map', nl: 'Kaart tonen' },
  'embed.open.document': { en: 'Show the presentation', nl: 'Presentatie tonen' },
  'embed.note': {
    en: '{name} will then receive data about your visit.',
    nl: '{name} krijgt dan gegevens over je bezoek.',
  },
  'problem.media.not_found': {
    en: 'The file {id} is not in the media library any more. Choose another one.',
    nl: 'Het bestand {id} staat niet meer in de mediabibliotheek. Kies een ander.',
  },
  'problem.media.no_file': {
    en: 'No file arrived. Choose a file and try again.',
    nl: 'Er is geen bestand aangekomen. Kies een bestand en probeer het opnieuw.',
  },
  'problem.media.empty': {
    en: '“{name}” is empty. Choose another file.',
    nl: '‘{name}’ is leeg. Kies een ander bestand.',
  },
  'problem.media.too_large': {
    en: '“{name}” is larger than {megabytes} MB. Make it smaller and upload it again.',
    nl: '‘{name}’ is groter dan {megabytes} MB. Maak het kleiner en upload het opnieuw.',
  },
  'problem.media.too_many_pixels': {
    en: '“{name}” is {width, number, ::group-off} × {height, number, ::group-off} pixels; 50 million pixels is the most. Scale it down and upload it again.',
    nl: '‘{name}’ is {width, number, ::group-off} × {height, number, ::group-off} pixels; 50 miljoen is het maximum. Verklein het en upload het opnieuw.',
  },
  'problem.media.unknown_type': {
    en: '“{name}” is of a kind that cannot be kept here. Pictures (JPEG, PNG, GIF, WebP, AVIF, SVG), sound, video, PDF, office files, text and ZIP can.',
    nl: '‘{name}’ is van een soort die hier niet bewaard kan worden. Wel: afbeeldingen (JPEG, PNG, GIF, WebP, AVIF, SVG), geluid, video, pdf, kantoorbestanden, tekst en zip.',
  },
  'problem.media.unreadable': {
    en: '“{name}” looks like a picture but cannot be read. Open it, save it again, and upload that.',
    nl: '‘{name}’ lijkt een afbeelding maar is niet te lezen. Open het, sla het opnieuw op en upload dat.',
  },
  'problem.media.other_kind': {
    en: '“{name}” is of another kind than the file it would replace. Upload it as a new file instead.',
    nl: '‘{name}’ is van een andere soort dan het bestand dat het zou vervangen. Upload het als nieuw bestand.',
  },
})
