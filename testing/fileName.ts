/** An imported picture under Jest: its path below the base path. */
const address = 'static/media/coffee.png'
export default address
